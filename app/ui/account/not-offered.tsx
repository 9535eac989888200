import { Notice } from "~/ui/kit/notice";

/** In place of a form whose call the provider does not have. */
export function NotOffered() {
  return (
    <Notice tone="info" title="Not offered by this provider.">
      <p>The provider that holds the accounts of this shop does not let this be changed here.</p>
    </Notice>
  );
}
