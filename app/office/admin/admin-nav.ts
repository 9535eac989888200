import { type AdminPart, mayOpen, type Role } from "~/provider/accounts/roles";

/** A page that the bar of the admin pages leads to. */
export interface AdminLink {
  readonly label: string;
  readonly to: string;
  readonly part: AdminPart;
  /** The beginnings of other addresses that belong to it. */
  readonly also?: readonly string[];
}

const LINKS: readonly AdminLink[] = [
  { label: "Today", to: "/admin", part: "today" },
  { label: "Orders", to: "/admin/orders", part: "work-orders" },
  { label: "Customers", to: "/admin/customers", part: "customers", also: ["/admin/accounts", "/admin/quotes"] },
  { label: "Messages", to: "/admin/messages", part: "messages", also: ["/admin/mail"] },
  { label: "Catalog", to: "/admin/catalog", part: "catalog" },
  { label: "Schedule", to: "/admin/schedule", part: "schedule" },
  { label: "Figures", to: "/admin/figures", part: "figures" },
  { label: "Shop details", to: "/admin/shop", part: "shop", also: ["/admin/setup", "/admin/texts"] },
  { label: "People", to: "/admin/people", part: "people", also: ["/admin/events"] },
  {
    label: "Settings",
    to: "/admin/settings",
    part: "settings",
    also: ["/admin/money", "/admin/options", "/admin/health"],
  },
];

/** The pages that a role may open, in the order of the bar. */
export const adminLinks = (role: Role): readonly AdminLink[] => LINKS.filter(({ part }) => mayOpen(role, part));

const isAt = (start: string, pathname: string) => pathname === start || pathname.startsWith(`${start}/`);

/** Whether an address belongs to a link of the bar. "Today" has only its own page. */
export function isCurrent({ to, also = [] }: AdminLink, pathname: string): boolean {
  if (to === "/admin") return pathname.replace(/\/$/, "") === to;
  return [to, ...also].some((start) => isAt(start, pathname));
}
