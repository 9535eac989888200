import type { ShouldRevalidateFunction } from "@remix-run/react";
import { authChecks } from "~/provider/accounts/auth-checks";

/**
 * Whether a page's own loader runs again. A background check of who is signed in loads only the root's data: a page and
 * the text typed in it must not be lost because its loader failed when the visitor requested nothing.
 */
export const pageShouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const stays = currentUrl.href === nextUrl.href && formMethod === undefined;
  return stays && authChecks.isForced() ? false : defaultShouldRevalidate;
};
