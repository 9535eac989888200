import { mailtoOf } from "~/base/addresses/email";
import { Moment } from "~/office/admin/page/moment";
import { contactPage } from "~/storefront/marketing/contact";
import { type InboxMessage, MAY_BE_SPAM } from "~/storefront/marketing/contact-message";

export function MessageFacts({ message }: { readonly message: InboxMessage }) {
  const { topic, receivedAt, email, phone, filledHiddenField } = message;
  return (
    <>
      {filledHiddenField && <p className="font-semibold">{MAY_BE_SPAM}</p>}
      <p className="text-stone-700">{contactPage.topics[topic]}</p>
      <p className="figures text-sm text-stone-700">
        <Moment at={receivedAt} />
      </p>
      <a href={mailtoOf(email)} className="inline-flex min-h-11 items-center break-all link">
        {email}
      </a>
      {phone && <p className="figures">{phone}</p>}
    </>
  );
}
