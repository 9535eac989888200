import { Response as ByteResponse } from "undici";
import { checkFormNames } from "./form-names.server";
import { httpError } from "./http-errors.server";
import { readCapped } from "./read-capped.server";
import { checkSameOrigin } from "./same-origin.server";

/** The largest form body read, in bytes. */
export const MAX_FORM_BYTES = 64 * 1024;

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

/**
 * Reads the form of an action, the only entry point for what visitors post. Checks in this order, each failing with a
 * thrown response: the post comes from this site (403), at most 64 KB (413), is a form (415), parses (400), has safe
 * names (400).
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  checkSameOrigin(request);
  const bytes = await readCapped(request, MAX_FORM_BYTES);
  const contentType = request.headers.get("Content-Type") ?? "";
  const form = await parse(bytes, contentType, mediaTypeOf(contentType));
  checkFormNames(form);
  return form;
}

function mediaTypeOf(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}

async function parse(bytes: Uint8Array, contentType: string, mediaType: string): Promise<URLSearchParams> {
  if (mediaType === URLENCODED) return parseUrlencoded(bytes);
  if (mediaType === MULTIPART) return parseMultipart(bytes, contentType);
  throw httpError(415, "That was not sent as a form. Go back: what you typed is still there.");
}

const unreadable = () =>
  httpError(400, "The form arrived damaged and could not be read. Go back: what you typed is still there.");

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

async function parseMultipart(bytes: Uint8Array, contentType: string): Promise<URLSearchParams> {
  const form = new URLSearchParams();
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const data = await new ByteResponse(bytes, { headers: { "Content-Type": contentType } }).formData();
    for (const [name, value] of data) {
      if (typeof value !== "string" || `${name}${value}`.includes("\0")) throw unreadable();
      form.append(name, value);
    }
    return form;
  } catch {
    throw unreadable();
  }
}
