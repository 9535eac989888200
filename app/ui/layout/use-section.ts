import { useLocation } from "@remix-run/react";
import { mainNav } from "~/content/nav";

/** The main link whose part of the shop the page belongs to, as `NavLink` decides it; none on other pages. */
export function useSection(): string {
  const path = useLocation().pathname.toLowerCase();
  return mainNav.find(({ to }) => path === to || path.startsWith(`${to}/`))?.to ?? "";
}
