import { httpError } from "../http-errors.server";
import { checkWrites } from "../rate-limits/visitor-limits.server";
import { checkSameOrigin } from "../same-origin.server";
import { singleton } from "../singleton.server";
import { checkFormNames, USUAL } from "./form-limits.server";
import { readChunks, readMultipart, unreadable } from "./read-body.server";
import { isMultipart, MAX_FORM_BYTES, readForm, uploadOf } from "./read-form.server";

const MOST_HELD = 80 * 1024 * 1024;

const MAX_PARTS = 500;
const MAX_NAME_LENGTH = 80;

interface FileLimits {
  readonly field: string;
  readonly files: number;
  readonly bytes: number;
  readonly parts?: number;
}

export interface PostedFile {
  /** As the sender gave it; only for display. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface PostedFiles {
  readonly form: URLSearchParams;
  readonly files: readonly PostedFile[];
}

const held = singleton("posted-files", () => ({ bytes: 0 }));

const tooLarge = (most: number) =>
  httpError(
    413,
    `That is more than ${Math.floor(most / 1024 / 1024)} MB, so none of it was accepted. Go back: what you typed is still there. Please choose smaller photographs.`,
    { Connection: "close" },
  );

const busy = () =>
  httpError(
    503,
    "More photographs are being sent to the shop than it can read at one time. Go back: what you typed is still there. Please wait a minute and send them again.",
    { Connection: "close", "Retry-After": "60" },
  );

/** A file name without control characters: senders can put anything into it. */
const displayName = (name: string) => [...name.replace(/\p{Cc}+/gu, " ").trim()].slice(0, MAX_NAME_LENGTH).join("");

async function parse(
  bytes: Uint8Array,
  contentType: string,
  { field, parts = MAX_PARTS }: FileLimits,
): Promise<PostedFiles> {
  try {
    const { form, files } = await readMultipart(bytes, contentType, parts);
    if (Buffer.byteLength([...form.values()].join("")) > MAX_FORM_BYTES) throw unreadable();
    if (files.some(({ fieldName }) => fieldName !== field)) throw unreadable();
    // A file field without a selection sends an empty file without a name.
    const chosen = files.filter(({ name, size }) => name !== "" || size > 0);
    const read = chosen.map(async (file) => ({
      name: displayName(file.name),
      bytes: new Uint8Array(await file.arrayBuffer()),
    }));
    return { form, files: await Promise.all(read) };
  } catch {
    throw unreadable();
  }
}

async function withBody<T>(request: Request, most: number, work: (bytes: Uint8Array) => Promise<T>): Promise<T> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) throw tooLarge(most);
  let own = 0;
  const hold = (length: number, chunk: number) => {
    if (length > most) throw tooLarge(most);
    if (held.bytes + chunk > MOST_HELD) throw busy();
    held.bytes += chunk;
    own += chunk;
    return true;
  };
  try {
    return await work(await readChunks(request, hold));
  } finally {
    held.bytes -= own;
  }
}

async function readTexts(
  request: Request,
  most: number,
): Promise<{ readonly form: URLSearchParams; readonly hasFiles: boolean }> {
  checkSameOrigin(request);
  await checkWrites();
  return withBody(request, most, async (bytes) => {
    const contentType = request.headers.get("Content-Type") ?? "";
    const { form, files } = await readMultipart(bytes, contentType, USUAL.fields).catch(() => {
      throw unreadable();
    });
    checkFormNames(form);
    return { form, hasFiles: files.some(({ size }) => size > 0) };
  });
}

/**
 * Checks in this order, each failing with a thrown response: the post is from this site (403), within the visitor's
 * limit (429), passes `admit`, is at most twice the size of the permitted files (413), fits into memory with those of
 * all visitors (503), parses (400). The caller checks the number and the size of the files.
 *
 * @param work uses the form; its files count as held until this ends
 */
export async function readFiles<T>(
  request: Request,
  limits: FileLimits,
  admit: () => Promise<void>,
  work: (posted: PostedFiles) => Promise<T>,
): Promise<T> {
  checkSameOrigin(request);
  await checkWrites();
  await admit();
  const most = Math.min(2 * limits.files * limits.bytes, MOST_HELD);
  return withBody(request, most, async (bytes) => {
    const posted = await parse(bytes, request.headers.get("Content-Type") ?? "", limits);
    checkFormNames(posted.form);
    return work(posted);
  });
}

interface PostedForm {
  readonly form: URLSearchParams;
  readonly isMultipart: boolean;
  readonly hasFiles: boolean;
}

const MAX_UNKNOWN = 1024 * 1024;
const MAX_WITH_FILES = 24 * 1024 * 1024;

async function read(request: Request, isKnown: boolean): Promise<PostedForm> {
  const done = uploadOf(request);
  if (done) return { form: done.form, isMultipart: isMultipart(request), hasFiles: done.file !== null };
  if (isMultipart(request)) {
    return { ...(await readTexts(request, isKnown ? MAX_WITH_FILES : MAX_UNKNOWN)), isMultipart: true };
  }
  const form = await readForm(request, { bytes: MAX_UNKNOWN, size: USUAL });
  return { form, isMultipart: false, hasFiles: false };
}

/** `null` if it cannot be read. `isKnown` says that the sender was signed in until now. */
export async function readPostedForm(request: Request, isKnown: boolean): Promise<PostedForm | null> {
  try {
    return await read(request, isKnown);
  } catch (refused) {
    if (refused instanceof Response) return null;
    throw refused;
  }
}
