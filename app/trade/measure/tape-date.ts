/** The months as spreadsheets shorten them, in English, German, French and Spanish. */
export const SHORT_MONTH =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mrz|mär|mai|okt|dez|janv|févr|fevr|avr|juin|juil|août|aout|déc|ene|abr|ago|dic)";
const MONTH = `${SHORT_MONTH}[a-zäéû]*\\.?`;

const TIME = "(?:[ t]\\d{1,2}:\\d{2}.*)?";

const WITH_MONTH = new RegExp(
  `^(?:\\d{1,4}[-/. ]{1,2}${MONTH}(?:[-/. ]+\\d{2,4})?|${MONTH}[-/. ]+\\d{1,4}(?:, ?\\d{4})?)$`,
);
const IN_FIGURES = new RegExp(
  `^(?:(?:19|20)\\d{2}([-/.])\\d{1,2}\\1\\d{1,2}|\\d{1,2}([-/.])\\d{1,2}\\2(?:\\d{2}|(?:19|20)\\d{2}))${TIME}$`,
);

const FIRST_SERIAL = 36526;
const LAST_SERIAL = 73050;

/** A spreadsheet stores `1/2` as January 2 and exports that day. `text` is as `plainSizeText` returns it. */
export function isDate(text: string): boolean {
  if (WITH_MONTH.test(text) || IN_FIGURES.test(text)) return true;
  const serial = /^(\d{5})(?:\.0+)?$/.exec(text);
  return serial !== null && Number(serial[1]) >= FIRST_SERIAL && Number(serial[1]) <= LAST_SERIAL;
}
