import type { ShouldRevalidateFunction } from "@remix-run/react";
import { authChecks } from "~/browser/auth-checks";

/**
 * Whether a page's own loader runs again. A background check of who is signed in asks for the root's data alone: a page
 * must not fall down, with what was typed in it, because its loader failed where nobody asked for it.
 */
export const pageShouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const stays = currentUrl.href === nextUrl.href && formMethod === undefined;
  return stays && authChecks.isAlone() ? false : defaultShouldRevalidate;
};
