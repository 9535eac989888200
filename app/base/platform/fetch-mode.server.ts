/** Whether a request is for a whole page: browsers say so, and a client that does not say counts as asking for one. */
export function isForPage({ headers }: Request): boolean {
  return (headers.get("Sec-Fetch-Mode") ?? "navigate") === "navigate";
}
