import type { Role } from "~/provider/accounts/roles";

export const isAdminPath = (pathname: string): boolean => /^\/admin(?:\/|$)/.test(pathname);

/** Whether a page must say nothing about prices: the workshop's admin pages. */
export const isWithoutPrices = (role: Role | null, pathname: string): boolean =>
  role === "workshop" && isAdminPath(pathname);
