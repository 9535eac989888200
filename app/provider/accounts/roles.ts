export const ROLES = ["owner", "office", "workshop", "catalog"] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_WORDS: Readonly<Record<Role, { readonly label: string; readonly opens: string }>> = {
  owner: { label: "Owner", opens: "everything" },
  office: { label: "Office", opens: "orders, quotes, messages, claims and customers" },
  workshop: { label: "Workshop", opens: "work orders, labels and the steps of making, without prices or addresses" },
  catalog: { label: "Catalog", opens: "the catalog" },
};

const OPEN = {
  office: ["today", "orders", "work-orders", "customers", "messages", "mail", "schedule"],
  workshop: ["today", "work-orders", "schedule"],
  catalog: ["today", "catalog"],
} as const;

/** A part of the admin pages. Those named only here are an owner's alone. */
export type AdminPart =
  | (typeof OPEN)[keyof typeof OPEN][number]
  | "events"
  | "figures"
  | "health"
  | "people"
  | "settings"
  | "shop";

export function mayOpen(role: Role | null, part: AdminPart): boolean {
  if (role === null || role === "owner") return role === "owner";
  return (OPEN[role] as readonly AdminPart[]).includes(part);
}

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
