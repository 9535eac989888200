import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { publicPage } from "~/base/platform/cache-policy.server";
import { problemOf } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { tooMany } from "~/base/platform/rate-limits/visitor-limits.server";
import { closuresShown } from "~/house/facts/services/facts.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { sendMessage } from "~/office/messages/services/contact.server";
import { contactPage } from "~/storefront/marketing/contact";
import { CONTACT_FORM_ID, contactValidator, HIDDEN_FIELD } from "~/storefront/marketing/contact-form";
import { ContactPage } from "~/storefront/marketing/page/contact-page";
import { pageText } from "~/storefront/marketing/services/page-texts.server";

export const meta = pageMeta(contactPage);

export const headers = publicPage;

export function loader({ request }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.has("sent");
  return json({ sent, closures: closuresShown(), questions: pageText("contact").sections });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { data, error, submittedData: answers } = await contactValidator.validate(form);
  if (error) return formProblem({ formId: CONTACT_FORM_ID, fieldErrors: error.fieldErrors, answers });
  const refusal = await tooMany("message");
  if (refusal) return formProblem({ formId: CONTACT_FORM_ID, answers, ...refusal });
  try {
    await sendMessage({ ...data, filledHiddenField: Boolean(form.get(HIDDEN_FIELD)) }, request.signal);
  } catch (failure) {
    return formProblem({ formId: CONTACT_FORM_ID, answers, ...problemOf(failure) });
  }
  return redirect("/contact?sent");
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Contact() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <ContactPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
