import { shopFacts } from "~/base/brand/shop-facts";
import { Notice } from "~/house/ui/kit/notice";
import type { AccountState } from "~/provider/accounts/account";

export function StateNotice({ state }: { readonly state: AccountState }) {
  if (state === "pending") {
    return (
      <div role="status">
        <Notice tone="info" title="Your account is pending approval.">
          <p>
            We review every application ourselves, within one business day. Until then you can configure doors and keep
            them in your cart; your tier's pricing follows with the approval.
          </p>
        </Notice>
      </div>
    );
  }
  if (state === "rejected") {
    return (
      <Notice tone="info" title="Your application for this tier was not approved.">
        <p>
          You can still configure doors at standard prices. To talk about it, call{" "}
          <a href={shopFacts().phone.href} className="link-padded">
            {shopFacts().phone.display}
          </a>{" "}
          or write to{" "}
          <a href={`mailto:${shopFacts().email}`} className="link-padded">
            {shopFacts().email}
          </a>
          .
        </p>
      </Notice>
    );
  }
  return null;
}
