import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { validationError } from "remix-validated-form";
import { contactPage } from "~/content/pages/contact";
import { CONTACT_FORM_ID, contactValidator, TRAP_FIELD } from "~/forms/contact-form";
import { NOT_CACHED, publicPage } from "~/platform/cache-policy.server";
import { statusOf } from "~/platform/http-errors.server";
import { log } from "~/platform/log.server";
import { readForm } from "~/platform/read-form.server";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { sendMessage } from "~/services/contact.server";
import { pageMeta } from "~/ui/layout/page-meta";
import { ContactPage } from "~/ui/marketing/contact-page";

export const meta = pageMeta(contactPage);

export const headers = publicPage;

export function loader({ request }: LoaderFunctionArgs) {
  return json({ sent: new URL(request.url).searchParams.has("sent") });
}

const SENT = "/contact?sent";

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get(TRAP_FIELD)) {
    // A program learns nothing from the answer.
    log.info("contact.trapped");
    return redirect(SENT);
  }
  const { data, error, submittedData } = await contactValidator.validate(form);
  if (error) return validationError(error, submittedData, { headers: NOT_CACHED });
  try {
    await sendMessage(data);
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure;
    const { message: problem } = failure;
    const reply = { fieldErrors: {}, formId: CONTACT_FORM_ID, repopulateFields: submittedData, problem };
    return json(reply, { status: statusOf(failure), headers: NOT_CACHED });
  }
  return redirect(SENT);
}

export default function Contact() {
  const reply = useActionData<typeof action>();
  const problem = reply && "problem" in reply ? reply.problem : null;
  return <ContactPage sent={useLoaderData<typeof loader>().sent} problem={problem} />;
}
