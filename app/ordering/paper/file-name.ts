/** The most that a job's name adds to a file name, in UTF-16 code units. */
const MAX_PART_LENGTH = 60;

/**
 * A file name for a job: `miller-kitchen-cut-list.csv`. Characters that some file systems refuse become hyphens.
 *
 * @param what the document: `cut-list`
 * @param extension without its dot
 */
export function paperFileName(job: string, what: string, extension: string): string {
  const words = job
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, MAX_PART_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/^-|-$/g, "");
  return `${words ? `${words}-` : ""}${what}.${extension}`;
}
