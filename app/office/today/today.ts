import { type AdminPart, mayOpen, type Role } from "~/provider/accounts/roles";

/** A kind that could not be counted is absent. */
export interface AllWaiting {
  readonly applications?: number;
  readonly ordersToConfirm: number;
  /** Confirmed orders that are not paid in full. */
  readonly awaitingPayment: number;
  readonly creditOwed: number;
  readonly drawingsToApprove: number;
  readonly requestedChanges: number;
  readonly openClaims: number;
  readonly unreadMessages: number;
  /** Orders whose last message is the customer's. */
  readonly orderMessages: number;
  readonly failedMail: number;
  /** Orders that ship from today to Sunday. */
  readonly shipsThisWeek: number;
  readonly late: number;
}

export type WaitingCounts = Partial<AllWaiting>;

export interface WaitingData {
  /** `null` if it could not be counted. */
  readonly waiting: WaitingCounts | null;
  readonly isSetUp: boolean;
}

interface WaitingKind {
  readonly name: keyof AllWaiting;
  readonly label: string;
  readonly to: string;
  readonly part: AdminPart;
  /** The page of the bar that shows its number. */
  readonly page?: string;
}

const KINDS: readonly WaitingKind[] = [
  { name: "applications", label: "Applications", to: "/admin/accounts", part: "customers", page: "/admin/customers" },
  {
    name: "ordersToConfirm",
    label: "Orders to confirm",
    to: "/admin/orders?state=received",
    part: "orders",
    page: "/admin/orders",
  },
  { name: "awaitingPayment", label: "Awaiting payment", to: "/admin/orders?paid=open", part: "orders" },
  { name: "creditOwed", label: "Credit owed", to: "/admin/orders?paid=owed", part: "orders" },
  { name: "drawingsToApprove", label: "Drawings to approve", to: "/admin/orders?waiting=drawings", part: "orders" },
  {
    name: "requestedChanges",
    label: "Requested changes",
    to: "/admin/orders?waiting=change",
    part: "orders",
    page: "/admin/orders",
  },
  {
    name: "openClaims",
    label: "Open claims",
    to: "/admin/orders?waiting=claim",
    part: "orders",
    page: "/admin/orders",
  },
  {
    name: "orderMessages",
    label: "Messages about orders",
    to: "/admin/orders?waiting=message",
    part: "orders",
    page: "/admin/orders",
  },
  {
    name: "unreadMessages",
    label: "Unread messages",
    to: "/admin/messages?show=unread",
    part: "messages",
    page: "/admin/messages",
  },
  { name: "failedMail", label: "Failed mail", to: "/admin/mail?show=failed", part: "mail" },
  { name: "shipsThisWeek", label: "Ships this week", to: "/admin/orders?ships=week", part: "work-orders" },
  { name: "late", label: "Late", to: "/admin/schedule#slips", part: "schedule" },
];

export interface WaitingLink {
  readonly label: string;
  readonly to: string;
  readonly count: number;
}

export function waitingFor(role: Role, counts: WaitingCounts): WaitingCounts {
  const names = KINDS.filter(({ part }) => mayOpen(role, part)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(counts).filter(([name]) => names.some((one) => one === name)));
}

export function waitingLinks(counts: WaitingCounts): readonly WaitingLink[] {
  return KINDS.flatMap(({ name, label, to }) => {
    const count = counts[name];
    return count === undefined ? [] : [{ label, to, count }];
  });
}

/** How many things wait on each page of the bar, by the page's address. */
export function waitingByPage(counts: WaitingCounts): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { name, page } of KINDS) {
    const count = counts[name];
    if (page && count !== undefined) sums[page] = (sums[page] ?? 0) + count;
  }
  return sums;
}

export const readsNews = (role: Role): boolean =>
  (["orders", "messages", "customers"] as const).some((part) => mayOpen(role, part));

export interface NewsItem {
  readonly at: string;
  /** Such as "Order HV-1042". */
  readonly what: string;
  /** Who did it; empty if unknown. */
  readonly who: string;
  readonly to: string;
}
