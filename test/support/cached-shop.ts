import type { CachedDocuments } from "~/platform/http/document-cache/cached-documents.server";

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);

const PAGES: ReturnType<CachedDocuments["queryOf"]>[] = [
  {},
  { tier: isOneOf(["trade", "dealer"]), sent: isOneOf([""]) },
];

/** A shop with two public pages, of which one shows what its query says, and the session cookie `session`. */
export const cachedShop: CachedDocuments = {
  queryOf: (path) => (path === "/shop" ? PAGES[0] : path === "/account" ? PAGES[1] : undefined),
  isPersonal: (cookies) => cookies.split(";").some((part) => part.split("=", 1)[0]?.trim() === "session"),
  warmPaths: async () => ["/shop", "/account", "/elsewhere"],
};
