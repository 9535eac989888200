const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  frac18: "⅛",
  frac38: "⅜",
  frac58: "⅝",
  frac78: "⅞",
  times: "×",
  Prime: "″",
  prime: "′",
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  ndash: "–",
  mdash: "—",
  frasl: "⁄",
};

const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);

/** A text with the characters that its HTML entities stand for: `15&nbsp;1/2`; unknown names stay as they are. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{1,8}\d{0,2}));/gi, (whole, figures, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = figures ? Number(figures) : Number.parseInt(hex, 16);
    return isCharacter(code) ? String.fromCodePoint(code) : "";
  });
}
