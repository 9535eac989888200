/**
 * Whether an Accept-Encoding header accepts a coding (RFC 9110, section 12.5.3): named, or covered by `*`, and not with
 * a quality of 0. No header accepts nothing but the plain body here.
 */
export function acceptsEncoding(header: string | null | undefined, coding: string): boolean {
  let star = false;
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name, ...parameters] = part.split(";").map((text) => text.trim());
    const accepted = !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    if (name === coding) return accepted;
    if (name === "*") star = accepted;
  }
  return star;
}
