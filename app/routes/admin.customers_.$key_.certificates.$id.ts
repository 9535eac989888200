import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound, orProblemOnPage, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { customerPath } from "~/office/customers/customer-list";
import { certificateAnswer } from "~/office/customers/services/certificates.server";
import { findCertificate } from "~/office/customers/services/customers.server";
import { requireStaff } from "~/provider/auth/guards.server";

async function file({ request, params }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(request, "customers");
  const certificate = await orUpstreamProblem(findCertificate(params.key ?? "", params.id ?? ""));
  if (!certificate) throw notFound("There is no certificate at this address");
  return certificateAnswer(certificate);
}

/** A customer's certificate of exemption from tax, to be saved as a file. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return orProblemOnPage(args.request, customerPath(encodeURIComponent(args.params.key ?? "")), file(args));
}
