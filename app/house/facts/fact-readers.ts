import { isEmail } from "~/base/addresses/email";
import { isPhone } from "~/base/addresses/phone";
import { shopToday } from "~/house/calendar/shop-today";
import { MESSAGES, REQUIRED } from "~/house/forms/field-rules";
import { readAs } from "~/house/forms/typed-field";
import { readTypedDay } from "~/trade/measure/calendar-day";

/** Addresses without characters that would mean something else in a link or in a list. */
const PLAIN_EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** In UTF-16 code units. */
export const MAX_NAME_LENGTH = 60;
export const MAX_SHORT_NAME_LENGTH = 24;

const MAX_ADDRESSES = 10;
const MAX_LINKS = 8;

const isPlainEmail = (text: string) => PLAIN_EMAIL.test(text) && isEmail(text);

export const line = (most: number) =>
  readAs((typed) => {
    const text = typed.replace(/[\p{Cc}\s]+/gu, " ");
    if (text === "") return new Error(REQUIRED);
    return text.length > most ? new Error(`Please use at most ${most} characters`) : text;
  });

export const phone = () =>
  readAs((display) => {
    if (!isPhone(display) || display.length > 40) return new Error(MESSAGES.phone);
    const digits = display.replace(/\D/g, "");
    const isNational = digits.length === 10 && !display.startsWith("+");
    return { display, href: `tel:${isNational ? "+1" : "+"}${digits}` };
  });

export const email = () => readAs((typed) => (isPlainEmail(typed) ? typed : new Error(MESSAGES.email)));

export const emails = () =>
  readAs((typed) => {
    const addresses = typed.split(/[,;\s]+/).filter((address) => address !== "");
    const wrong = addresses.find((address) => !isPlainEmail(address));
    if (wrong !== undefined) return new Error(`${wrong} is not an e-mail address`);
    if (addresses.length > MAX_ADDRESSES) return new Error(`Please use at most ${MAX_ADDRESSES} addresses`);
    return [...new Set(addresses)];
  });

export const optionalDay = () =>
  readAs((typed) => (typed === "" ? "" : (readTypedDay(typed) ?? new Error("Please enter a date such as 11/26/2026"))));

/** A whole number from 1 to `most`, or nothing. */
export const optionalWhole = (most: number) =>
  readAs((typed) => {
    if (typed === "") return null;
    const number = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
    return number >= 1 && number <= most
      ? number
      : new Error(`Please enter a whole number from 1 to ${most}, or nothing`);
  });

const EARLIEST_YEAR = 1700;

/** A year up to this one, or nothing. */
export const optionalYear = () =>
  readAs((typed) => {
    if (typed === "") return null;
    const year = /^\d{4}$/.test(typed) ? Number(typed) : 0;
    const latest = Number(shopToday().slice(0, 4));
    return year >= EARLIEST_YEAR && year <= latest
      ? year
      : new Error(`Please enter a year from ${EARLIEST_YEAR} to ${latest}, or nothing`);
  });

function linkOf(typed: string): { readonly label: string; readonly href: string } | null {
  const [, label = "", address = ""] = /^(.{1,30}?)\s+(https:\/\/\S{1,200})$/.exec(typed) ?? [];
  return label !== "" && URL.canParse(address) ? { label, href: new URL(address).href } : null;
}

export const factLinks = () =>
  readAs((typed) => {
    const lines = typed.split(/[\r\n]+/).flatMap((one) => one.trim() || []);
    const read = lines.flatMap((one) => linkOf(one) ?? []);
    const wrong = lines.findIndex((one) => linkOf(one) === null);
    if (wrong >= 0) return new Error(`Line ${wrong + 1}: write a name and an address that begins with https://`);
    return read.length > MAX_LINKS ? new Error(`Please use at most ${MAX_LINKS} links`) : read;
  });

export const linkLines = (all: readonly { readonly label: string; readonly href: string }[]): string =>
  all.map(({ label, href }) => `${label} ${href}`).join("\n");
