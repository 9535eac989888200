import type { ActionFunctionArgs } from "@remix-run/node";
import { shopDatabase } from "~/base/database/shop-database.server";
import { mailShop } from "~/house/mail/frame.server";
import { saveBilling } from "~/office/customers/stored/customer-changes.server";
import { findCustomer } from "~/office/customers/stored/customer-records.server";
import { makeClaim } from "~/ordering/claims/claim-making.server";
import { shopPhotographs } from "~/ordering/claims/shop-photographs.server";
import { makeHelperLink } from "~/ordering/helper-links/helper-links.server";
import type { Claim } from "~/ordering/orders/claims";
import { makeClientLink, saveClientPaper } from "~/ordering/quotes/client-papers.server";
import type { Role } from "~/provider/accounts/roles";
import { storeUnsaved } from "~/provider/unsaved/stored-forms.server";
import { action as logOut } from "~/routes/logout";
import { checkoutFields } from "./checkout-fields";
import { MESSAGE } from "./contact-message";
import { aDeliveredOrder, clientOf } from "./delivered-order";
import { ADMIN } from "./embedded-backend";
import type { Credentials } from "./hosted-page";
import { aDoor, aKey, anOrderLine } from "./order-builders";
import { anEncodedPhotograph } from "./photographs";
import { post, registerInShop, signInToShop } from "./shop-session";
import type { WholeShop } from "./whole-shop";

/** Occurs only in the owner's data: no page without that data may contain it, in upper or lower case. */
export const MARK = "Quillfeather";

/** Occurs only in the owner's orders and lists; {@link MARK} is in the name at the top of all the owner's pages. */
export const THING_MARK = `${MARK} kitchen`;

/** Occurs only in the account that waits for approval. */
export const WAITING_MARK = "Waitingham Doors";

const PASSWORD = "Secret-pass-1";

/** The visitors, each a column of the access table; "owner" owns the data, "shop owner" and the next three have a role. */
export const VISITORS = [
  "anonymous",
  "signed out",
  "forged session",
  "other",
  "pending",
  "rejected",
  "owner",
  "admin",
  "shop owner",
  "office",
  "workshop",
  "catalog",
] as const;

export type Visitor = (typeof VISITORS)[number];

/** The owner's data, for the addresses and forms of the access table. */
export interface Owned {
  /** An order's number, its secret, and its earlier, withdrawn secret. */
  readonly number: string;
  readonly link: string;
  readonly withdrawn: string;
  /** The codes of its link without prices, and of the link to the quote for a client. */
  readonly helper: string;
  readonly client: string;
  /** A saved list. */
  readonly list: string;
  /** An account that waits for approval, and a mail that failed. */
  readonly pending: string;
  readonly mail: string;
  /** A message of the contact form, and a quote. */
  readonly message: string;
  readonly quote: string;
  /** A quote that the office made for the owner, who called, and the secret of its page. */
  readonly caller: { readonly number: string; readonly link: string };
  /** What the address of the owner's page for the shop contains, a note on it, and a certificate. */
  readonly customer: string;
  readonly note: string;
  readonly certificate: string;
  /** The code of a piece of the order. */
  readonly door: string;
  /** An open invitation, its code, and somebody with a role. */
  readonly invitation: string;
  readonly code: string;
  readonly person: string;
  /** A delivered order, with a claim and its photograph. */
  readonly delivered: {
    readonly number: string;
    readonly link: string;
    readonly claim: string;
    readonly photograph: string;
  };
  /** A form that the owner sent after the sign-in had ended. */
  readonly unsaved: string;
  readonly password: string;
}

const locationOf = (answer: Response) => answer.headers.get("Location") ?? "";

async function registerAndSignIn(
  fields: Readonly<Record<string, string>>,
): Promise<Credentials & { readonly cookie: string }> {
  const credentials = await registerInShop({ password: PASSWORD, ...fields });
  return { ...credentials, cookie: (await signInToShop(credentials)).cookie };
}

/** Registers an account, gives it a role, and signs it in. */
async function createStaff({ database }: WholeShop, role: Role, email: string) {
  const { cookie } = await registerAndSignIn({ email });
  const { id } = database.prepare("SELECT id FROM customer WHERE email = ?").get(email) as { id: string };
  database
    .prepare("INSERT INTO staff (account_id, role, added_at, added_by, removed_at) VALUES (?, ?, ?, NULL, NULL)")
    .run(id, role, Date.now());
  return { id, cookie };
}

/** Creates all visitors of the access table, and returns their cookies. */
export async function createVisitors(shop: WholeShop) {
  const { ask, database } = shop;
  const mark = { firstName: MARK, lastName: MARK, businessName: `${MARK} Joinery` };
  const owner = await registerAndSignIn({ email: `${MARK.toLowerCase()}@shop.test`, ...mark });
  const admin = (await signInToShop(ADMIN)).cookie;
  const signedOut = (await signInToShop(owner)).cookie;
  await post(logOut as (args: ActionFunctionArgs) => unknown, "/logout", {}, signedOut);
  const rejected = await registerAndSignIn({ email: "rejected@shop.test", tier: "reseller" });
  const idOf = (email: string) =>
    (database.prepare("SELECT id FROM customer WHERE email = ?").get(email) as { id: string }).id;
  await ask("/admin/accounts", admin, { id: idOf(rejected.email), decision: "rejected", name: "" });
  const pending = await registerAndSignIn({ email: "pending@shop.test", tier: "dealer", businessName: WAITING_MARK });
  await ask("/contact", "", { ...MESSAGE, name: MARK });
  const cookies: Readonly<Record<Visitor, string>> = {
    anonymous: "",
    "signed out": signedOut,
    "forged session": admin.replace(/^(session=.{30})./, "$1x"),
    other: (await registerAndSignIn({ email: "other@shop.test" })).cookie,
    pending: pending.cookie,
    rejected: rejected.cookie,
    owner: owner.cookie,
    admin,
    "shop owner": (await createStaff(shop, "owner", "shop-owner@shop.test")).cookie,
    office: (await createStaff(shop, "office", "office@shop.test")).cookie,
    workshop: (await createStaff(shop, "workshop", "workshop@shop.test")).cookie,
    catalog: (await createStaff(shop, "catalog", "catalog@shop.test")).cookie,
  };
  const { id: person } = await createStaff(shop, "office", "second-office@shop.test");
  return { cookies, person, pending: idOf(pending.email), delivered: await createClaimedOrder(owner.cookie) };
}

async function createClaimedOrder(owner: string): Promise<Owned["delivered"]> {
  const at = await aDeliveredOrder(await clientOf(owner), { jobName: THING_MARK });
  const request = { key: aKey(), text: THING_MARK, pieces: [], photographs: [await anEncodedPhotograph()] };
  const making = { link: at.link, request, files: await shopPhotographs(), shop: mailShop() };
  const claim = (await makeClaim(await shopDatabase(), making, Date.now())) as Claim;
  return { ...at, claim: claim.id, photograph: claim.photographs[0]?.id ?? "" };
}

/** The id of a customer's certificate, by the key of the page; it is stored if there is none. */
async function storeCertificateOf(key: string): Promise<string> {
  const database = await shopDatabase();
  const before = (await findCustomer(database.db, key, null))?.billing;
  if (before?.exemption?.file) return before.exemption.file.id;
  const change = { key, actorId: "office", revision: before?.revision ?? 0 };
  const exemption = { certificate: THING_MARK, state: null, expiresOn: null };
  const pdf = { name: "c.pdf", kind: "pdf", bytes: Buffer.from(`%PDF-1.7 ${THING_MARK}`) } as const;
  await saveBilling(database, change, { terms: "prepaid", exemption }, pdf, Date.now());
  return (await findCustomer(database.db, key, null))?.billing.exemption?.file?.id ?? "";
}

async function storeUnsavedOf(email: string): Promise<string> {
  const left = { secrets: false, files: false };
  const form = { path: "/account/profile", isMultipart: false, fields: [["firstName", THING_MARK]], left } as const;
  return storeUnsaved(await shopDatabase(), email, form, Date.now());
}

/** Makes a link without prices to an order, and a link for a client to a quote; returns their codes. */
async function handOn(link: string, quote: string) {
  const [database, now] = [await shopDatabase(), Date.now()];
  const made = await makeHelperLink(database, link, THING_MARK, now);
  const head = { business: THING_MARK, client: "", phone: "", address: "", terms: "" };
  const { customer_id: customerId } = await database.db
    .selectFrom("quote")
    .select("customer_id")
    .where("number", "=", quote)
    .executeTakeFirstOrThrow();
  const { data } = await anEncodedPhotograph();
  await saveClientPaper(database, { customerId, number: quote }, { ...head, markup: 250, lines: [] }, data, now);
  const client = (await makeClientLink(database, quote, now)) ?? "";
  return { helper: typeof made === "string" ? made : made.code, client };
}

export type AccessVisitors = Awaited<ReturnType<typeof createVisitors>>;

/** Creates new data of the owner for these visitors to view and change. */
export async function createOwned(
  { ask, database }: WholeShop,
  { cookies, pending, person, delivered }: AccessVisitors,
): Promise<Owned> {
  const { catalog } = await import("~/provider/catalog/services/catalog.server");
  const style = await catalog().find("ashby");
  if (!style) throw new Error("the catalog has no Ashby");
  const who = { firstName: MARK, email: `${MARK.toLowerCase()}@shop.test`, jobName: THING_MARK };
  const ordered = anOrderLine(style, { doors: [aDoor({ location: THING_MARK, note: THING_MARK })] });
  const placed = await ask("/checkout", cookies.owner, checkoutFields({ key: aKey(), ...who }, [ordered]));
  const before = new URL(locationOf(placed), "http://x").pathname;
  const after = locationOf(await ask(before, cookies.owner, { intent: "renew-link" }));
  // The newest of each is the one that was just made.
  const newest = (sql: string) => Object.values(database.prepare(sql).get() as object).join();
  const number = newest("SELECT number FROM customer_order ORDER BY rowid DESC LIMIT 1");
  // Pieces have codes from the confirmation on; the forms below need an order that waits for it.
  const setState = database.prepare("UPDATE customer_order SET state = ? WHERE number = ?");
  setState.run("confirmed", number);
  await ask(`/admin/orders/${number}/labels`, cookies.workshop);
  setState.run("received", number);
  const line = anOrderLine(style, { doors: [aDoor({ location: THING_MARK })] });
  const lines = { intent: "save-lines", lines: JSON.stringify([line]), job: THING_MARK };
  const quoted = await ask("/account/quotes", cookies.owner, { ...lines, key: aKey() });
  const saved = await ask("/account/measurements", cookies.owner, lines);
  const caller = { ...lines, intent: "", key: aKey(), firstName: MARK, lastName: MARK, email: who.email };
  await ask("/admin/orders/new", cookies.office, caller);
  const mail = newest("SELECT max(id) FROM outbox");
  const customer = newest(`SELECT key FROM customer_file WHERE email = '${who.email}' AND account_id IS NOT NULL`);
  const page = `/admin/customers/${customer}`;
  await ask(page, cookies.admin, { intent: "note", text: `${THING_MARK}, ${aKey()}` });
  const certificate = await storeCertificateOf(customer);
  const invitation = { intent: "invite", email: `${aKey()}@shop.test`, role: "office" };
  database.prepare("DELETE FROM staff_invitation").run();
  const invited = await ask("/admin/people", cookies.admin, invitation);
  database.prepare("UPDATE outbox SET failed_at = created_at, last_error = 'No' WHERE id = ?").run(mail);
  const link = /orders\/(\w+)/.exec(after)?.[1] ?? "";
  const quote = new URL(locationOf(quoted), "http://x").pathname.replace("/account/quotes/", "");
  return {
    number,
    link,
    ...(await handOn(link, quote)),
    withdrawn: before.replace("/orders/", ""),
    list: /measurements\/([\w-]+)/.exec(locationOf(saved))?.[1] ?? "",
    pending,
    mail,
    message: newest("SELECT id FROM contact_message ORDER BY rowid DESC LIMIT 1"),
    quote,
    caller: {
      number: newest("SELECT number FROM quote ORDER BY id DESC LIMIT 1"),
      link: newest("SELECT link FROM caller_quote ORDER BY quote_id DESC LIMIT 1"),
    },
    customer,
    door: newest("SELECT code FROM passport ORDER BY id DESC LIMIT 1"),
    note: newest("SELECT max(id) FROM customer_note"),
    certificate,
    invitation: newest("SELECT id FROM staff_invitation"),
    code: /invitation\/([\w-]+)/.exec(await invited.text())?.[1] ?? "",
    person,
    delivered,
    unsaved: await storeUnsavedOf(who.email),
    password: PASSWORD,
  };
}
