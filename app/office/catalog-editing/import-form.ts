/** The names of the import's fields: the file, the stored file's id, the mark of its preview, a version to undo. */
export const IMPORT_NAMES = { file: "file", id: "id", mark: "mark", version: "version" } as const;

/** The largest file that is read, in bytes. */
export const MAX_CSV_BYTES = 8 * 1024 * 1024;

/** How many changes, and refused rows, the preview lists. */
export const MOST_LISTED = 2000;
