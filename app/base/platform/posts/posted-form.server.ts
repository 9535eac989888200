import { USUAL } from "./form-names.server";
import { readTexts } from "./read-files.server";
import { isMultipart, readForm, uploadOf } from "./read-form.server";

/** A posted form without its files. */
interface PostedForm {
  readonly form: URLSearchParams;
  readonly isMultipart: boolean;
  readonly hasFiles: boolean;
}

/** The largest form of somebody unknown, in bytes, and the largest with files of somebody who was signed in. */
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

/**
 * What a post contains that no action will answer: as the action has read it, or read now. `null` if it cannot be read.
 *
 * @param isKnown whether the sender was signed in until now
 */
export async function readPosted(request: Request, isKnown: boolean): Promise<PostedForm | null> {
  try {
    return await read(request, isKnown);
  } catch (refused) {
    if (refused instanceof Response) return null;
    throw refused;
  }
}
