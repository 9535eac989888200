import { readSpecificationSheet } from "~/guides/services/specification-sheet.server";
import { PUBLIC_PAGE } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";

/** The specification sheet as PDF, with the styles and prices of the catalog as it is now. */
export async function loader() {
  const pdf = await orUpstreamProblem(readSpecificationSheet());
  return new Response(new Uint8Array(pdf), { headers: { "Content-Type": "application/pdf", ...PUBLIC_PAGE } });
}
