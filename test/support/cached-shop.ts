import type { CachedDocuments } from "~/base/platform/http/document-cache/cached-documents.server";

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);

const PAGES: Readonly<Record<string, ReturnType<CachedDocuments["queryOf"]>>> = {
  "/shop": {},
  "/counted": {},
  "/account": { tier: isOneOf(["trade", "dealer"]), sent: isOneOf([""]) },
};

/** A shop with three public pages, one of which shows its query, and the session cookie `session`. */
export const cachedShop: CachedDocuments = {
  queryOf: (path) => (Object.hasOwn(PAGES, path) ? PAGES[path] : undefined),
  isPersonal: (cookies) => cookies.split(";").some((part) => part.split("=", 1)[0]?.trim() === "session"),
  warmPaths: async () => ["/shop", "/account", "/elsewhere"],
};
