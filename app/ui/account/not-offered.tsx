import { Notice } from "~/ui/kit/notice";

/** Shown in place of a form that the provider does not support. */
export function NotOffered() {
  return (
    <Notice tone="info" title="Not offered by this provider.">
      <p>The provider that holds the accounts of this shop does not let this be changed here.</p>
    </Notice>
  );
}
