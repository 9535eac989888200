import type { CalendarDay } from "~/base/time/time";
import { type AdminPart, mayOpen, type Role } from "~/provider/accounts/roles";
import { type Cents, formatCents } from "~/trade/measure/money";

/** A kind that could not be counted is absent. */
export interface AllWaiting {
  readonly applications?: number;
  readonly ordersToConfirm: number;
  /** Confirmed orders that are not paid in full. */
  readonly awaitingPayment: number;
  readonly partPaid: number;
  /** What orders still owe, and what of it is overdue, by the shop's own invoices. */
  readonly outstanding: Cents;
  readonly overdue: Cents;
  readonly creditOwed: Cents;
  readonly drawingsToApprove: number;
  readonly requestedChanges: number;
  readonly openClaims: number;
  readonly unreadMessages: number;
  /** Orders whose last message is the customer's. */
  readonly orderMessages: number;
  readonly failedMail: number;
  /** Orders that ship from today to Sunday. */
  readonly shipsThisWeek: number;
  /** Orders whose day has passed. */
  readonly late: number;
  /** Orders whose day has passed or cannot be met. */
  readonly slipping: number;
}

export type WaitingCounts = Partial<AllWaiting>;

export interface WaitingData {
  /** `null` if it could not be counted. */
  readonly waiting: WaitingCounts | null;
  readonly isSetUp: boolean;
  readonly sendsMail: boolean;
}

interface WaitingKind {
  readonly name: keyof AllWaiting;
  readonly label: string;
  readonly to: string;
  readonly part: AdminPart;
  readonly isMoney?: true;
  /** The page of the bar that shows its number. */
  readonly page?: string;
}

const KINDS: readonly WaitingKind[] = [
  { name: "slipping", label: "Slipping", to: "/admin/orders?tab=late", part: "schedule" },
  { name: "late", label: "Late", to: "/admin/orders?ships=past", part: "schedule" },
  { name: "applications", label: "Applications", to: "/admin/accounts", part: "customers", page: "/admin/customers" },
  {
    name: "ordersToConfirm",
    label: "Orders to confirm",
    to: "/admin/orders?tab=confirm",
    part: "orders",
    page: "/admin/orders",
  },
  { name: "awaitingPayment", label: "Awaiting payment", to: "/admin/orders?tab=pay", part: "orders" },
  { name: "partPaid", label: "Part paid", to: "/admin/orders?tab=part-paid", part: "orders" },
  { name: "overdue", label: "Overdue", to: "/admin/orders?payment=overdue", part: "orders", isMoney: true },
  { name: "outstanding", label: "Outstanding", to: "/admin/orders?payment=outstanding", part: "orders", isMoney: true },
  { name: "creditOwed", label: "Credit owed", to: "/admin/orders?payment=credit", part: "orders", isMoney: true },
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
];

export interface WaitingLink {
  readonly label: string;
  readonly to: string;
  /** How many wait, or an amount. */
  readonly text: string;
  readonly isEmpty: boolean;
}

export function waitingFor(role: Role, counts: WaitingCounts): WaitingCounts {
  const names = KINDS.filter(({ part }) => mayOpen(role, part)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(counts).filter(([name]) => names.some((one) => one === name)));
}

export function waitingLinks(counts: WaitingCounts): readonly WaitingLink[] {
  return KINDS.flatMap(({ name, label, to, isMoney }) => {
    const count = counts[name];
    if (count === undefined) return [];
    return [{ label, to, text: isMoney ? formatCents(count) : String(count), isEmpty: count === 0 }];
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

export const seesWork = (role: Role): boolean => mayOpen(role, "work-orders");

export const readsNews = (role: Role): boolean =>
  (["orders", "messages", "customers"] as const).some((part) => mayOpen(role, part));

/** An order that is about to be shipped or cut. */
export interface NextOrder {
  readonly number: string;
  readonly jobName: string;
  readonly pieces: number;
  readonly day: CalendarDay;
}

export interface NextWork {
  readonly ship: readonly NextOrder[];
  /** On the day on which the first station has it next. */
  readonly cut: readonly NextOrder[];
}

export interface NewsItem {
  readonly at: string;
  /** Such as "Order HV-1042". */
  readonly what: string;
  /** Who did it; empty if unknown. */
  readonly who: string;
  readonly to: string;
}
