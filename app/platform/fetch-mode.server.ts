/** Whether a request asks for a whole page: a browser says so, and whoever does not say is taken to. */
export function isForPage({ headers }: Request): boolean {
  return (headers.get("Sec-Fetch-Mode") ?? "navigate") === "navigate";
}
