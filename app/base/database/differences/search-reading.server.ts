import { folded, foldedSearch } from "./search-text.server";

/** What somebody typed into a search of orders, read once for all that it may be. */
export interface SearchReading {
  /** All of it, folded. */
  readonly text: string;
  readonly words: readonly string[];
  /** The letters and digits of what may be a number, without the word before it; otherwise empty. */
  readonly code: string;
  /** The end of a phone number, or all of it without the country's 1; otherwise empty. */
  readonly phone: string;
}

/** Each part of a searched text begins with a space, so that digits are found only where a word begins. */
const WORD_START = " ";

/** Around each number in a searched text, and after the digits of a phone number. */
const CODE_EDGE = "=";
const PHONE_EDGE = "+";

const LABEL = /^(?:order|invoice|quote|tracking|number|no\b\.?|#)[\s:#]*(?=.*\d)/;
const NUMBER = /^(?=.*\d)[\p{L}\p{N}\s().+#/-]{1,60}$/u;
const PREFIXED = /^[a-z]{1,4}[\s-]*\d+$/;

/** The fewest digits that are looked for at the end of a number. */
const LEAST_END = 4;
const MAX_PHONE = 15;

const isDigits = (text: string) => /^\d+$/.test(text);

/** The letters and digits of a number, folded: "hv1187" for "HV-1187". */
export const codeOf = (number: string): string => folded(number).replace(/[^\p{L}\p{N}]/gu, "");

/** A phone number's digits, without the country's 1. */
const phoneDigits = (phone: string): string => phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");

/** Reads what was typed; of overlong texts, only the beginning. */
export function readSearch(typed: string): SearchReading {
  const text = foldedSearch(typed);
  const number = text.replace(LABEL, "");
  const code = NUMBER.test(number) ? codeOf(number) : "";
  const isPhone = isDigits(code) && code.length >= LEAST_END && code.length <= MAX_PHONE;
  return {
    text,
    words: text.split(/[\s,;]+/).filter(Boolean),
    code,
    phone: isPhone ? phoneDigits(code) : "",
  };
}

/** Texts of which one group has to be found: all of its texts, each anywhere in a searched text. */
export type Sought = readonly (readonly string[])[];

/** Digits, and one or two letters, which the index finds only so, are found where a word begins. */
const fromWordStart = (text: string) => (/^(?:\d|[\p{L}\p{N}]{1,2}$)/u.test(text) ? WORD_START + text : text);

/** What finds a reading in a searched text; nothing if nothing was typed. */
export function soughtBy({ text, words, code, phone }: SearchReading): Sought {
  if (text === "") return [];
  if (isDigits(code)) {
    return [
      [WORD_START + text],
      [CODE_EDGE + code],
      ...(code.length >= LEAST_END ? [[code + CODE_EDGE]] : []),
      ...(phone ? [[phone + PHONE_EDGE]] : []),
    ];
  }
  const isWords = words.length > 1 && !PREFIXED.test(text);
  return [[fromWordStart(text)], ...(isWords ? [words.map(fromWordStart)] : []), ...(code ? [[code]] : [])];
}

/** What finds a whole number, by its code. */
export const soughtNumber = (code: string): Sought => [[CODE_EDGE + code + CODE_EDGE]];

/** Whether a searched text, or a part of one, has one of the groups. */
export const hasSought = (text: string, sought: Sought): boolean =>
  sought.some((group) => group.every((one) => text.includes(one)));

/** Words as a part of a searched text. */
export const wordsPart = (...words: readonly string[]): string => WORD_START + folded(words.join(" "));

/** A number as a part of a searched text: as it is written, and by its codes. Empty without a number. */
export function numberPart(number: string, ...codes: readonly string[]): string {
  const known = [...new Set([codeOf(number), ...codes])].filter(Boolean);
  return number && wordsPart(number) + WORD_START + CODE_EDGE + known.map((code) => code + CODE_EDGE).join("");
}

/** A phone number as a part of a searched text. */
export const phonePart = (phone: string): string =>
  /\d/.test(phone) ? PHONE_EDGE + phoneDigits(phone) + PHONE_EDGE : "";
