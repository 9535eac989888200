import type { LoaderFunctionArgs } from "@remix-run/node";
import { findStylePicture } from "~/catalog-editing/services/style-photographs.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { stylePictureAnswer } from "~/platform/photographs/photograph-answer.server";
import { uploadedCopyAt } from "~/ui/photographs/uploaded-photograph";

/** A copy of a photograph that was uploaded for a style. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const copy = uploadedCopyAt(new URL(request.url).pathname);
  const bytes = copy && (await orUpstreamProblem(findStylePicture(copy)));
  if (!copy || !bytes) throw notFound("There is no picture at this address");
  return stylePictureAnswer(bytes, copy.format);
}
