import type { RefusedPhotograph } from "~/base/platform/photographs/run-encoder.server";
import type { PostedFile } from "~/base/platform/posts/read-files.server";
import { faultOfFile, PHOTOGRAPH_FAULTS, type PhotographFault } from "./photograph";

interface RefusedFile {
  readonly name: string;
  readonly fault: PhotographFault;
}

/** Why none of the sent photographs are accepted: some files cannot be, or too many are being sent at the moment. */
export type RefusedPhotographs =
  | { readonly outcome: "refused-files"; readonly files: readonly RefusedFile[] }
  | { readonly outcome: "busy" };

const isFault = (word: string): word is PhotographFault => PHOTOGRAPH_FAULTS.some((fault) => fault === word);

const refusedAmong = (files: readonly PostedFile[], faultOf: (file: PostedFile, index: number) => string | null) =>
  files.flatMap((file, index) => {
    const fault = faultOf(file, index);
    return fault === null ? [] : [{ name: file.name, fault: isFault(fault) ? fault : "unreadable" }];
  }) satisfies readonly RefusedFile[];

/**
 * Re-encodes sent photographs, all or none.
 *
 * @param encode returns one result for each file up to the first that is not a photograph, or `null` if too many wait
 */
export async function readPhotographs<Encoded extends object>(
  files: readonly PostedFile[],
  encode: (files: readonly Uint8Array[]) => Promise<readonly (Encoded | RefusedPhotograph)[] | null>,
): Promise<readonly Encoded[] | RefusedPhotographs> {
  const refused = refusedAmong(files, ({ bytes }) => faultOfFile(bytes));
  if (refused.length > 0) return { outcome: "refused-files", files: refused };
  const results = await encode(files.map(({ bytes }) => bytes));
  if (!results) return { outcome: "busy" };
  const bad = refusedAmong(files, (_file, index) => {
    const result = results[index];
    return result && "fault" in result ? result.fault : null;
  });
  if (bad.length > 0) return { outcome: "refused-files", files: bad };
  return results.filter((result): result is Encoded => !("fault" in result));
}
