import type { EntryContext } from "@remix-run/node";

/** What ends an element or a line, as Remix writes it in JSON. */
const ESCAPES: Readonly<Record<string, string>> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * The data that a page hands over to the browser, with that of its own route as a text by itself: many pages hold it.
 *
 * @param known what is written for a text that other pages hold as well
 */
export function handedOver(
  { serverHandoffString, staticHandlerContext: { matches, loaderData } }: EntryContext,
  known: (text: string) => string,
): string {
  const id = matches.at(-1)?.route.id ?? "";
  const own = JSON.stringify(loaderData[id] ?? null).replace(/[&><\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
  return (serverHandoffString ?? "").replace(own, () => known(own));
}
