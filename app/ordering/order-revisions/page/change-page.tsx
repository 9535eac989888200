import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { CHANGE_RULE } from "~/ordering/orders/change-rule";
import { MAX_POSTED_ROWS } from "~/trade/measure/piece";
import { CHANGE_FORM_ID } from "../change-form";
import { type ChangePageData, type ChangeReply, rowsShown } from "../change-page-data";
import { closedWords } from "../order-change";
import { LostDraftNotice } from "./change-draft-notice";
import { ChangeForm, type ChangeFormProps } from "./change-form";

interface ChangePageProps {
  readonly page: ChangePageData;
  readonly reply: ChangeReply | null;
  /** Where the order itself is. */
  readonly orderPath: string;
  /** Where the form is posted to. */
  readonly path: string;
  /** The office changes the order for a caller. */
  readonly isOffice?: boolean;
  /** What is shown above the form. */
  readonly children?: ReactNode;
}

const NOTES = {
  save: "We have not confirmed this order yet, so you can change anything at no cost. Saving makes a new revision of the order; you can still read the earlier one.",
  request: `We have confirmed this order, so we check first whether the change is still possible. ${CHANGE_RULE.fee}`,
  offer: "The customer approves this change on the order's page. Until then, nothing changes.",
} as const;

/** An order's form, filled, to be changed: a plain post without JavaScript. */
export function ChangePage({
  page: loaded,
  reply: last,
  orderPath,
  path,
  isOffice = false,
  children,
}: ChangePageProps) {
  const reply = last?.formId === CHANGE_FORM_ID ? last : null;
  // Only the answer knows the styles of what was typed: the order as it is now may no longer have them.
  const page = reply?.page ?? loaded;
  const { order, mode } = page;
  const title = `Change order ${order.number}`;
  const current = `Order ${order.number}`;
  return (
    <>
      <PageHeader title={title} {...(isOffice && { isPlain: true })}>
        {mode !== "closed" && <p>{NOTES[isOffice ? "offer" : mode]}</p>}
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={[{ name: current, to: orderPath }]} current="Change" />
        {mode === "closed" && !reply && (
          <div>
            <Notice tone="info" title={closedWords(order)}>
              <Link to={`${orderPath}#messages`} className="link-padded">
                Send us a message about it
              </Link>
            </Notice>
            <LostDraftNotice number={order.number} isOffice={isOffice} />
          </div>
        )}
        <UnsavedNotice reply={last} />
        {children}
        {(mode !== "closed" || reply) && (
          <LiveForm page={page} reply={reply} path={path} orderPath={orderPath} isOffice={isOffice} />
        )}
      </div>
    </>
  );
}

/** The form; that of a long order only in the browser, because the server would take seconds to write its rows. */
function LiveForm(props: ChangeFormProps) {
  const hydrated = useHydrated();
  if (hydrated || rowsShown(props.page.lines) <= MAX_POSTED_ROWS) return <ChangeForm {...props} />;
  return (
    <>
      <p role="status">Loading the pieces of this order...</p>
      <noscript>
        <Notice tone="info" title="This order is too long to change here without JavaScript.">
          <Link to={`${props.orderPath}#messages`} className="link-padded">
            Send us a message about it
          </Link>
        </Notice>
      </noscript>
    </>
  );
}
