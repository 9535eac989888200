import { httpError } from "../http-errors.server";
import { checkWrites } from "../rate-limits/visitor-limits.server";
import { checkSameOrigin } from "../same-origin.server";
import { checkFormNames, checkFormRows, type FormSize, type RowLimits, USUAL } from "./form-limits.server";
import { readCapped, readMultipart, unreadable } from "./read-body.server";

export const MAX_FORM_BYTES = 64 * 1024;

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

export interface FormLimits {
  readonly bytes: number;
  readonly size: FormSize;
  readonly rows?: RowLimits;
}

/**
 * The only entry point, with {@link readUpload}, for what visitors post. Checks in this order, each failing with a
 * thrown response: from this site (403), within the visitor's limit (429), not too large (413), a form (415), parses
 * and holds no file (400), safe names (400), not more rows than its answer may show (413).
 */
export async function readForm(request: Request, limits?: FormLimits): Promise<URLSearchParams> {
  return (await readPost(request, limits, null)).form;
}

interface Upload {
  readonly form: URLSearchParams;
  readonly file: Uint8Array | null;
}

export function readUpload(request: Request, fileField: string, limits: FormLimits): Promise<Upload> {
  return readPost(request, limits, fileField);
}

const uploads = new WeakMap<Request, Upload>();

export const uploadOf = (request: Request): Upload | undefined => uploads.get(request);

export const isMultipart = (request: Request) => mediaTypeOf(request.headers.get("Content-Type") ?? "") === MULTIPART;

async function readPost(request: Request, limits: FormLimits | undefined, fileField: string | null): Promise<Upload> {
  checkSameOrigin(request);
  await checkWrites();
  const bytes = await readCapped(request, limits?.bytes ?? MAX_FORM_BYTES);
  const contentType = request.headers.get("Content-Type") ?? "";
  const upload = await parse(bytes, contentType, { fileField, fields: (limits?.size ?? USUAL).fields });
  checkFormNames(upload.form, limits?.size);
  if (limits?.rows) checkFormRows(request, upload.form, limits.rows);
  uploads.set(request, upload);
  return upload;
}

interface PartLimits {
  readonly fileField: string | null;
  readonly fields: number;
}

function mediaTypeOf(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}

async function parse(bytes: Uint8Array, contentType: string, most: PartLimits): Promise<Upload> {
  const mediaType = mediaTypeOf(contentType);
  if (mediaType === URLENCODED) return { form: parseUrlencoded(bytes), file: null };
  if (mediaType === MULTIPART) return parseMultipart(bytes, contentType, most);
  throw httpError(415, "That was not sent as a form. Go back: what you typed is still there.");
}

/** Refuses what would silently decode to different text: invalid percent-encoding, invalid UTF-8, NUL. */
function parseUrlencoded(bytes: Uint8Array): URLSearchParams {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (/%00|\0/.test(text)) throw unreadable();
    decodeURIComponent(text.replaceAll("+", " "));
    return new URLSearchParams(text);
  } catch {
    throw unreadable();
  }
}

async function parseMultipart(bytes: Uint8Array, contentType: string, most: PartLimits): Promise<Upload> {
  const { fileField, fields } = most;
  try {
    // A form with slightly too many fields is refused later, with a message of its own.
    const { form, files } = await readMultipart(bytes, contentType, 2 * fields);
    const [file] = files;
    if (files.length > 1 || (file && file.fieldName !== fileField)) throw unreadable();
    return { form, file: file && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null };
  } catch {
    throw unreadable();
  }
}
