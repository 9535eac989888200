import Negotiator from "negotiator";

/**
 * The first of several content codings that an Accept-Encoding header accepts (RFC 9110, section 12.5.3), or
 * `undefined` when only the uncompressed body is acceptable. Here, a missing header also means uncompressed only.
 */
export function acceptedEncoding<Coding extends string>(
  header: string | string[] | null | undefined,
  codings: readonly Coding[],
): Coding | undefined {
  const accepted = new Negotiator({ headers: { "accept-encoding": header?.toString() } }).encodings(codings);
  return codings.find((coding) => accepted.includes(coding));
}
