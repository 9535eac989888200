import { randomBytes } from "node:crypto";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { encodeAll } from "~/base/platform/photographs/encode.server";
import type { EncodedPhotograph } from "~/base/platform/photographs/run-encoder.server";
import type { PostedFile } from "~/base/platform/posts/read-files.server";
import { UPLOADED_FORMATS, UPLOADED_WIDTHS, type UploadedCopy } from "~/house/ui/photographs/uploaded-photograph";
import { kindOfPicture, PHOTOGRAPH_LIMITS } from "~/ordering/claims/photograph";
import { type RefusedPhotographs, readPhotographs } from "~/ordering/claims/photograph-reading.server";
import { readPhotograph } from "../stored/style-photographs.server";
import type { StoredCopy } from "../style-form";
import { MIN_PHOTOGRAPH_SIDE } from "../style-names";

const LIMITS = { ...PHOTOGRAPH_LIMITS, leastSide: MIN_PHOTOGRAPH_SIDE, widths: UPLOADED_WIDTHS };

const KIND = { avif: "heic", webp: "webp" } as const;

/** The copies of an encoded photograph; checked, because a hostile file may have taken over the encoder. */
function copiesOf(encoded: readonly EncodedPhotograph[]): readonly StoredCopy[] {
  const id = randomBytes(16).toString("hex");
  const wanted = UPLOADED_WIDTHS.flatMap((width) => UPLOADED_FORMATS.map((format) => ({ id, width, format })));
  const copies = wanted.map((copy, index) => {
    const { data, width } = encoded[index] ?? {};
    const isRight = data && width === copy.width && data.length <= LIMITS.bytes;
    if (!isRight || kindOfPicture(data) !== KIND[copy.format]) throw new Error("the encoder returned other pictures");
    return { ...copy, data };
  });
  return copies;
}

/**
 * Re-encodes photographs of a style in all sizes that pages use, and returns the copies of each; stores nothing.
 *
 * @param signal aborts when the admin leaves
 */
export const encodeUploads =
  (adminId: string, signal: AbortSignal) =>
  async (files: readonly PostedFile[]): Promise<readonly (readonly StoredCopy[])[] | RefusedPhotographs> => {
    const sender = { sender: `catalog ${adminId}`, signal };
    const encoded = await readPhotographs(files, (all) => encodeAll(all, LIMITS, sender));
    return "outcome" in encoded ? encoded : encoded.map(copiesOf);
  };

/** The bytes of a copy of an uploaded photograph, or `null`. Throws UpstreamFailure. */
export async function findStylePicture(copy: UploadedCopy): Promise<Buffer | null> {
  return orUnavailable("The picture could not be loaded", readPhotograph((await shopDatabase()).db, copy));
}
