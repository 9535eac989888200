import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { stylePictureAnswer } from "~/base/platform/photographs/photograph-answer.server";
import { uploadedCopyAt } from "~/house/ui/photographs/uploaded-photograph";
import { findStylePicture } from "~/office/catalog-editing/services/style-photographs.server";

/** A copy of a photograph that was uploaded for a style. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const copy = uploadedCopyAt(new URL(request.url).pathname);
  const bytes = copy && (await orUpstreamProblem(findStylePicture(copy)));
  if (!copy || !bytes) throw notFound("There is no picture at this address");
  return stylePictureAnswer(bytes, copy.format);
}
