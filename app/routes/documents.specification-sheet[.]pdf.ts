import { PUBLIC_PAGE } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readSpecificationSheet } from "~/storefront/guides/services/specification-sheet.server";

/** The specification sheet as PDF, with the styles and prices of the catalog as it is now. */
export async function loader() {
  const pdf = await orUpstreamProblem(readSpecificationSheet());
  return new Response(new Uint8Array(pdf), { headers: { "Content-Type": "application/pdf", ...PUBLIC_PAGE } });
}
