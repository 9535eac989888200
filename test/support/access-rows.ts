import { factsFields } from "~/house/facts/facts-form";
import { FIRST_FACTS } from "~/house/facts/owner-facts";
import { setupFields } from "~/house/facts/setup-form";
import { FIRST_OPTIONS } from "~/house/settings/settings.server";
import { settingsFields } from "~/house/settings/settings-form";
import { optionsFields } from "~/office/options/options-form";
import { codeOf } from "~/ordering/passports/passport-code";
import { type Owned, WAITING_MARK } from "./access-people";
import type { Post, Row } from "./access-rules";
import { ADMIN } from "./embedded-backend";
import { someSettings } from "./shop-settings";

const NO_NUMBER = ["HV-999999", "HV-1", "x"];
/** Its checksum is right, but no piece has it. */
const NO_CODE = codeOf(new Uint8Array(16).fill(7));
const NO_SECRET = ["0".repeat(32), "abc"];

const numbers = (address: (number: string) => string) => ({
  address: ({ number }: Owned) => address(number),
  forged: () => NO_NUMBER.map(address),
});

const links = (address: (link: string) => string) => ({
  address: ({ link }: Owned) => address(link),
  forged: ({ withdrawn }: Owned) => [withdrawn, ...NO_SECRET].map(address),
});

const NO_QUOTE = ["HVQ-999999", "HV-1001", "x"];

const quotes = (below: string) => ({
  address: ({ quote }: Owned) => `/account/quotes/${quote}${below}`,
  forged: () => NO_QUOTE.map((number) => `/account/quotes/${number}${below}`),
});

const helpers = (below: string) => ({
  address: ({ helper }: Owned) => `/orders/helper/${helper}${below}`,
  forged: () => [...NO_SECRET, "x".repeat(43)].map((code) => `/orders/helper/${code}${below}`),
});

const clients = (below: string) => ({
  address: ({ client }: Owned) => `/quotes/${client}${below}`,
  forged: () => [...NO_SECRET, "x".repeat(43)].map((code) => `/quotes/${code}${below}`),
});

const page = (route: string, kind: Row["rule"], change: Partial<Row> = {}): Row => ({
  route,
  rule: kind,
  address: () => `/${route.replaceAll(".", "/")}`,
  ...change,
});

const form = (does: string, fields: Readonly<Record<string, string>>, done = 303): Post => ({
  does,
  fields: (_owned, revision) => ({ revision, ...fields }),
  done,
});

const ORDER_FORMS = [
  { ...form("close a door", {}), fields: ({ door }: Owned) => ({ "close-door": door }) },
  form("message", { intent: "message", text: "Hello" }),
  form("change", { intent: "change" }),
  form("renew link", { intent: "renew-link" }),
  form("cancel", { intent: "cancel" }),
];

const decision = (fields: Readonly<Record<string, string>>): Post => ({
  does: Object.values(fields).join(" "),
  fields: ({ pending }) => ({ id: pending, name: "", ...fields }),
  done: 200,
});

const onPeople = (intent: string, fields: (owned: Owned) => Readonly<Record<string, string>>): Post => ({
  does: intent,
  fields: (owned) => ({ intent, ...fields(owned), password: ADMIN.password }),
  done: 303,
});

const onCaller = (intent: string): Post => ({
  does: intent,
  fields: ({ caller }) => ({ intent, quote: caller.number }),
  done: 303,
});

const ownPassword = (does: string, fields: Readonly<Record<string, string>>, done: number, keepsAll?: true): Post => ({
  does,
  fields: ({ password }) => ({ password, currentPassword: password, ...fields }),
  done,
  ...(keepsAll && { keepsAll }),
});

/** Every page that is not public. The order matters only at the end, where accounts change for good. */
export const ROWS: readonly Row[] = [
  page("account.dashboard", "account"),
  page("account.orders.current", "account"),
  page("account.orders.history", "account", { mark: null }),
  page("account.orders.$number", "owned", { ...numbers((n) => `/account/orders/${n}`), posts: ORDER_FORMS }),
  page("account.orders.$number_.papers.$paper", "owned", {
    ...numbers((number) => `/account/orders/${number}/papers/invoice`),
    opens: 302,
    mark: null,
  }),
  page("account.reorder", "account"),
  page("account.reorder_.$number", "owned", {
    ...numbers((number) => `/account/reorder/${number}`),
    posts: [{ ...form("choose pieces", {}, 200), keepsAll: true }],
  }),
  page("account.documents", "account"),
  page("account.support", "account"),
  page("account.saved", "account", { mark: null }),
  page("account.payment", "account", { mark: null }),
  page("account.data[.]json", "account", { address: () => "/account/data.json" }),
  page("account.measurements", "account", {
    posts: [{ ...form("save lines", { intent: "save-lines", lines: "[]", job: "" }, 422), keepsAll: true }],
  }),
  page("account.measurements_.$id", "owned", {
    address: ({ list }) => `/account/measurements/${list}`,
    forged: () => ["0", "x", "a%2fb"].map((id) => `/account/measurements/${id}`),
    posts: [
      form("rename", { intent: "rename", name: "Other" }),
      form("copy", { intent: "copy" }),
      form("delete", { intent: "delete" }),
    ],
  }),
  page("orders.$link", "secret", { ...links((link) => `/orders/${link}`), posts: ORDER_FORMS }),
  page(
    "orders.$link_.papers.$paper",
    "secret",
    links((link) => `/orders/${link}/papers/confirmation`),
  ),
  page(
    "orders.$link_.papers.labels",
    "secret",
    links((link) => `/orders/${link}/papers/labels`),
  ),
  page("orders.$link_.cut-list[.]csv", "secret", { ...links((link) => `/orders/${link}/cut-list.csv`), mark: null }),
  page("orders.$link_.again", "secret", {
    ...links((link) => `/orders/${link}/again`),
    posts: [{ ...form("choose pieces", {}, 200), keepsAll: true }],
  }),
  page("orders.$link_.change", "secret", {
    ...links((link) => `/orders/${link}/change`),
    posts: [{ ...form("no pieces", { intent: "save" }, 422), keepsAll: true }],
  }),
  page("orders.$link_.claim", "secret", {
    address: ({ delivered }) => `/orders/${delivered.link}/claim`,
    forged: ({ withdrawn }) => [withdrawn, ...NO_SECRET].map((link) => `/orders/${link}/claim`),
    mark: null,
    // Only a visitor who may make a claim learns whether the form is valid.
    posts: [{ ...form("no claim", { text: "Split" }, 400), keepsAll: true }],
  }),
  page("orders.$link_.receiving", "secret", {
    address: ({ delivered }) => `/orders/${delivered.link}/receiving`,
    forged: ({ withdrawn }) => [withdrawn, ...NO_SECRET].map((link) => `/orders/${link}/receiving`),
    mark: null,
    // Only a visitor who may send a list learns whether the form is valid.
    posts: [{ ...form("no list", { here: "0-doors-0-1" }, 400), keepsAll: true }],
  }),
  page("orders.$link_.helpers", "secret", {
    ...links((link) => `/orders/${link}/helpers`),
    posts: [{ ...form("end a link", { end: "999999999" }), keepsAll: true }],
  }),
  page("orders.helper.$code", "secret", helpers("")),
  page("orders.helper.$code_.cut-list[.]csv", "secret", { ...helpers("/cut-list.csv"), mark: null }),
  page("orders.helper.$code_.receiving", "secret", {
    ...helpers("/receiving"),
    mark: null,
    // Like that of the order itself.
    posts: [{ ...form("no list", { here: "0-doors-0-1" }, 409), keepsAll: true }],
  }),
  page("quotes.$code", "secret", clients("")),
  page("quotes.$code_.logo", "secret", { ...clients("/logo"), mark: null }),
  page("account.quotes_.$number_.paper_.logo", "owned", { ...quotes("/paper/logo"), mark: null }),
  page("orders.$link_.photographs.$photograph", "secret", {
    address: ({ delivered: { link, photograph } }) => `/orders/${link}/photographs/${photograph}`,
    forged: ({ link, delivered }) => [
      ...[link, ...NO_SECRET].map((one) => `/orders/${one}/photographs/${delivered.photograph}`),
      ...NO_SECRET.map((one) => `/orders/${delivered.link}/photographs/${one}`),
    ],
    mark: null,
  }),
  page("checkout", "filledIn"),
  page("account.quotes", "account", {
    posts: [{ ...form("make", { lines: "[]", job: "" }, 422), keepsAll: true }],
  }),
  page("account.quotes_.$number_.paper", "owned", {
    ...quotes("/paper"),
    posts: [{ ...form("no button", { intent: "none" }, 400), keepsAll: true }],
  }),
  page("unsaved.$id", "owned", {
    address: ({ unsaved }) => `/unsaved/${unsaved}`,
    forged: () => [...NO_SECRET, "00000000-0000-4000-8000-000000000000"].map((id) => `/unsaved/${id}`),
  }),
  page("account.quotes_.$number_.order", "owned", {
    ...quotes("/order"),
    posts: [{ ...form("order, without an address", { intent: "place" }, 422), keepsAll: true }],
  }),
  page("account.quotes_.$number", "owned", {
    ...quotes(""),
    posts: [form("delete", { intent: "delete" })],
  }),
  page("approve.$link", "secret", {
    address: ({ caller }) => `/approve/${caller.link}`,
    forged: ({ link }) => [link, ...NO_SECRET].map((one) => `/approve/${one}`),
    posts: [{ ...form("approve, without an address", { intent: "place" }, 422), keepsAll: true }],
  }),
  page("invitation.$code", "invited", {
    address: ({ code }) => `/invitation/${code}`,
    forged: () => NO_SECRET.map((code) => `/invitation/${code}`),
    mark: null,
    posts: [form("accept", { name: "New Person", password: "Kettle-blue-42" })],
  }),
  page("door.($code)", "invited", {
    address: ({ door }) => `/door/${door}`,
    // Another one's code with a typing error, one that the shop did not make, and no code.
    forged: ({ door }) =>
      [door.replace(/^./, (one) => (one === "1" ? "2" : "1")), NO_CODE, "abc"].map((code) => `/door/${code}`),
    posts: [
      { ...form("make none", { quantity: "0", location: "Replacement" }, 422), keepsAll: true },
      {
        ...form("make again", {}, 200),
        fields: () => ({ offer: "Ashby / ashby / 20", quantity: "2", location: "Replacement" }),
        keepsAll: true,
      },
    ],
  }),
  page("admin", "admin", { mark: null }),
  page("admin._index", "admin", { address: () => "/admin", mark: null }),
  page("admin.search", "admin", { part: "today", mark: null }),
  page("admin.people", "admin", {
    part: "people",
    mark: null,
    posts: [
      form("invite", { intent: "invite", email: "another@shop.test", role: "workshop" }, 200),
      onPeople("role", ({ person }) => ({ id: person, role: "workshop", was: "office" })),
      onPeople("remove", ({ person }) => ({ id: person })),
      onPeople("restore", ({ person }) => ({ id: person })),
      { ...onPeople("send-again", ({ invitation }) => ({ id: invitation })), done: 200 },
      { ...onPeople("drop-two-factor", ({ person }) => ({ id: person })), done: 409, keepsAll: true },
      onPeople("withdraw", ({ invitation }) => ({ id: invitation })),
      onPeople("two-factor", () => ({})),
    ],
  }),
  page("admin.orders", "admin", {
    posts: [
      { ...form("start nothing", { task: "start" }, 422), keepsAll: true },
      {
        ...form("start what is not confirmed", {}, 200),
        fields: ({ number }) => ({ task: "start", order: number }),
        keepsAll: true,
      },
    ],
  }),
  page("admin.orders_.papers.work-orders", "admin", {
    part: "work-orders",
    address: ({ number }) => `/admin/orders/papers/work-orders?order=${number}`,
  }),
  page("admin.orders_.papers.labels", "admin", {
    part: "work-orders",
    address: ({ number }) => `/admin/orders/papers/labels?order=${number}`,
  }),
  page("admin.orders_.papers.cutting-plan", "admin", {
    part: "work-orders",
    address: ({ delivered: { number } }) => `/admin/orders/papers/cutting-plan?order=${number}`,
    mark: null,
  }),
  page("admin.orders_.papers.cut-list", "admin", {
    part: "work-orders",
    address: ({ delivered: { number } }) => `/admin/orders/papers/cut-list?order=${number}`,
    mark: null,
  }),
  page("admin.orders_.papers.packing-slips", "admin", {
    part: "orders",
    address: ({ delivered: { number } }) => `/admin/orders/papers/packing-slips?order=${number}`,
  }),
  page("admin.orders_.papers.orders[.]csv", "admin", {
    part: "orders",
    address: ({ number }) => `/admin/orders/papers/orders.csv?order=${number}`,
  }),
  page("admin.orders_.papers.day", "admin", {
    part: "work-orders",
    address: () => "/admin/orders/papers/day",
    mark: null,
  }),
  page("admin.orders_.new", "admin", {
    part: "orders",
    address: () => "/admin/orders/new",
    posts: [
      {
        ...form("make, without pieces", { lines: "[]", firstName: "Ann", lastName: "Lee", email: "a@b.test" }, 422),
        keepsAll: true,
      },
      onCaller("withdraw"),
      { ...onCaller("restore"), keepsAll: true },
      { ...onCaller("send-again"), done: 409, keepsAll: true },
    ],
  }),
  page("admin.orders_.$number._index", "admin", {
    ...numbers((number) => `/admin/orders/${number}`),
    posts: [
      { ...form("message", { intent: "message", text: "Hello" }), part: "orders" },
      { ...form("terms", { intent: "terms", freight: "80", tax: "", shipsOn: "" }), part: "orders" },
      { ...form("confirm", { intent: "confirm", freight: "80", noTax: "on", shipsOn: "" }), part: "orders" },
      { ...form("undo", { intent: "undo" }, 409), part: "orders", keepsAll: true },
      { ...form("ship too early", { intent: "ship", carrier: "UPS" }, 409), keepsAll: true },
      { ...form("correct shipping", { intent: "shipment", carrier: "UPS" }, 409), part: "orders", keepsAll: true },
    ],
  }),
  page("admin.orders_.$number_.change", "admin", {
    part: "orders",
    ...numbers((number) => `/admin/orders/${number}/change`),
    posts: [{ ...form("no pieces", { intent: "save" }, 422), keepsAll: true }],
  }),
  page("admin.orders_.$number_.notes", "admin", {
    part: "orders",
    ...numbers((number) => `/admin/orders/${number}/notes`),
    mark: null,
    posts: [
      form("note", { text: "A price of $5, not for the workshop" }),
      { ...form("remove another order's note", { intent: "remove", note: "999" }, 404), keepsAll: true },
    ],
  }),
  page("admin.orders_.$number_.payments", "admin", {
    part: "orders",
    ...numbers((number) => `/admin/orders/${number}/payments`),
    // The order is not confirmed, so that it has no invoice to pay.
    posts: [
      {
        ...form("record", { intent: "record", seen: "0", amount: "5", receivedOn: "2026-01-05", kind: "cash" }, 409),
        keepsAll: true,
      },
      { ...form("make an invoice", { intent: "invoice" }, 409), keepsAll: true },
    ],
  }),
  page("admin.accounts_.news[.]csv", "admin", {
    part: "customers",
    address: () => "/admin/accounts/news.csv",
    mark: null,
  }),
  page("admin.orders_.invoices[.]csv", "admin", {
    part: "orders",
    address: () => "/admin/orders/invoices.csv",
    mark: null,
  }),
  page("admin.orders_.payments[.]csv", "admin", {
    part: "orders",
    address: () => "/admin/orders/payments.csv",
    mark: null,
  }),
  page(
    "admin.orders_.$number_.labels",
    "admin",
    numbers((number) => `/admin/orders/${number}/labels`),
  ),
  page(
    "admin.orders_.$number_.work-order",
    "admin",
    numbers((number) => `/admin/orders/${number}/work-order`),
  ),
  page("admin.orders_.$number_.work-order[.]csv", "admin", {
    ...numbers((number) => `/admin/orders/${number}/work-order.csv`),
    mark: null,
  }),
  page("admin.orders_.$number_.cutting-plan", "admin", {
    ...numbers((number) => `/admin/orders/${number}/cutting-plan`),
    mark: null,
  }),
  page("admin.orders_.$number_.parts[.]dxf", "admin", {
    ...numbers((number) => `/admin/orders/${number}/parts.dxf?piece=1-doors-1`),
    mark: null,
  }),
  page("admin.orders_.$number_.dxf[.]zip", "admin", {
    ...numbers((number) => `/admin/orders/${number}/dxf.zip`),
    mark: null,
  }),
  page("admin.orders_.$number_.claims.$claim", "admin", {
    part: "orders",
    address: ({ delivered: { number, claim } }) => `/admin/orders/${number}/claims/${claim}`,
    forged: ({ number, delivered }) => [
      ...[number, ...NO_NUMBER].map((one) => `/admin/orders/${one}/claims/${delivered.claim}`),
      ...NO_SECRET.map((one) => `/admin/orders/${delivered.number}/claims/${one}`),
    ],
    posts: [form("answer", { text: "We will remake it" })],
  }),
  page("admin.orders_.$number_.remake", "admin", {
    part: "orders",
    address: ({ delivered: { number } }) => `/admin/orders/${number}/remake`,
    forged: () => NO_NUMBER.map((number) => `/admin/orders/${number}/remake`),
    mark: null,
    posts: [
      { ...form("make again, without a cause", { pieces: "0-doors-0" }, 422), keepsAll: true },
      form("make again", { key: "1".repeat(32), cause: "made", pieces: "0-doors-0" }),
    ],
  }),
  page("admin.orders_.$number_.photographs.$photograph", "admin", {
    part: "orders",
    address: ({ delivered: { number, photograph } }) => `/admin/orders/${number}/photographs/${photograph}`,
    forged: ({ number, delivered }) => [
      ...[number, ...NO_NUMBER].map((one) => `/admin/orders/${one}/photographs/${delivered.photograph}`),
      ...NO_SECRET.map((one) => `/admin/orders/${delivered.number}/photographs/${one}`),
    ],
    mark: null,
  }),
  page("admin.customers", "admin"),
  page("admin.customers_.$key", "admin", {
    address: ({ customer }) => `/admin/customers/${customer}`,
    forged: () => NO_SECRET.map((key) => `/admin/customers/${key}`),
    posts: [
      form("note", { intent: "note", text: "Calls before delivery" }),
      { does: "remove note", fields: ({ note }) => ({ intent: "remove-note", note }), done: 303 },
      { does: "restore note", fields: ({ note }) => ({ intent: "restore-note", note }), done: 303, keepsAll: true },
      form("bill", { intent: "billing", terms: "net-15" }),
      form("undo", { intent: "undo-billing" }),
      form("tier", { intent: "tier", tier: "dealer" }),
    ],
  }),
  page("admin.customers_.$key_.certificates.$id", "admin", {
    address: ({ customer, certificate }) => `/admin/customers/${customer}/certificates/${certificate}`,
    forged: ({ customer, certificate }) => [
      ...NO_SECRET.map((key) => `/admin/customers/${key}/certificates/${certificate}`),
      ...NO_SECRET.map((id) => `/admin/customers/${customer}/certificates/${id}`),
    ],
  }),
  page("admin.quotes_.$number", "admin", {
    address: ({ quote }) => `/admin/quotes/${quote}`,
    forged: () => NO_QUOTE.map((number) => `/admin/quotes/${number}`),
  }),
  page("admin.messages", "admin"),
  page("admin.messages_.$id", "admin", {
    address: ({ message }) => `/admin/messages/${message}`,
    forged: () => ["0", "x", "a%2fb"].map((id) => `/admin/messages/${id}`),
    posts: [
      form("mark", { state: "read", was: "unread" }),
      form("answer", { text: "Yes, we do" }),
      form("delete", { deleted: "yes" }),
    ],
  }),
  page("admin.mail", "admin", {
    part: "mail",
    posts: [{ does: "again", fields: ({ mail }) => ({ id: mail }), done: 200 }],
  }),
  page("admin.events", "admin", { part: "events", mark: null }),
  page("admin.setup", "admin", {
    mark: null,
    posts: [form("save", { ...setupFields(FIRST_FACTS), name: "Harbor Doors" })],
  }),
  page("admin.shop", "admin", {
    mark: null,
    posts: [
      form("save", { ...factsFields(FIRST_FACTS), hours: "8 to 5", hasDigest: "on" }),
      form("undo", { back: "1" }),
    ],
  }),
  page("admin.catalog", "admin", {
    mark: null,
    posts: [
      form("hide", { intent: "hide", style: "quarry" }),
      form("show", { intent: "show", style: "quarry" }),
      form("move", { intent: "move", style: "quarry", to: "ashby" }),
      form("duplicate", { intent: "duplicate", style: "quarry" }),
      { ...form("undo nothing", { intent: "undo", version: "999999" }), keepsAll: true },
    ],
  }),
  page("admin.catalog[.]csv", "admin", { address: () => "/admin/catalog.csv", mark: null, part: "catalog" }),
  page("admin.catalog_.new", "admin", {
    address: () => "/admin/catalog/new",
    mark: null,
    posts: [{ ...form("add nothing", { title: "" }, 422), keepsAll: true }],
  }),
  page("admin.catalog_.import", "admin", {
    address: () => "/admin/catalog/import",
    mark: null,
    posts: [{ ...form("apply nothing", { id: "x", mark: "x" }), keepsAll: true }],
  }),
  page("admin.catalog_.$handle", "admin", {
    address: () => "/admin/catalog/marlow",
    forged: () => ["nothing", "a%2fb"].map((handle) => `/admin/catalog/${handle}`),
    mark: null,
    posts: [
      { ...form("save nothing", { title: "" }, 422), keepsAll: true },
      form("hide", { intent: "hide" }),
      { ...form("undo", {}), fields: (_, revision) => ({ intent: "undo", revision, version: revision }) },
      form("duplicate", { intent: "duplicate" }),
      form("delete", { intent: "delete" }),
    ],
  }),
  page("admin.catalog_.$handle_.preview", "admin", {
    address: () => "/admin/catalog/calder/preview",
    forged: () => ["nothing", "a%2fb"].map((handle) => `/admin/catalog/${handle}/preview`),
    mark: null,
    posts: [{ ...form("order", { intent: "add-to-cart" }, 409), keepsAll: true }],
  }),
  page("admin.figures", "admin", { mark: null }),
  page("admin.figures[.]csv", "admin", { part: "figures", address: () => "/admin/figures.csv", mark: null }),
  page("admin.schedule", "admin", {
    mark: null,
    posts: [{ ...form("plan again", { intent: "plan-again" }), part: "orders", keepsAll: true }],
  }),
  page("admin.schedule_.$station", "admin", {
    part: "schedule",
    address: () => "/admin/schedule/1",
    forged: () => ["0", "99", "a%2fb"].map((station) => `/admin/schedule/${station}`),
    mark: null,
    posts: [{ ...form("tick an order that nobody has", { order: "HV-999999", done: "on" }, 404), keepsAll: true }],
  }),
  page("admin.schedule_.stations", "admin", {
    part: "settings",
    address: () => "/admin/schedule/stations",
    mark: null,
    posts: [
      {
        ...form("dates", {}),
        fields: (_, revision) => ({
          intent: "dates",
          revision,
          slackDays: "2",
          heldBack: "5",
          booksAt: "placing",
          unconfirmedPercent: "20",
          strangerDays: "5",
        }),
      },
      {
        ...form("rush", {}),
        fields: (_, revision) => ({ intent: "rush", revision, rushPercent: "25", rushLeast: "50", rushHeldBack: "10" }),
      },
    ],
  }),
  page("admin.health", "admin", { part: "health", mark: null }),
  page("admin.settings", "admin", {
    mark: null,
    posts: [form("save", { ...settingsFields(someSettings()), quoteDays: "3" })],
  }),
  page("admin.options", "admin", {
    part: "settings",
    mark: null,
    posts: [form("save", { intent: "save", ...optionsFields(FIRST_OPTIONS) }), form("undo", { intent: "undo" })],
  }),
  page("admin.texts", "admin", { part: "shop", mark: null }),
  page("admin.texts_.$page", "admin", {
    part: "shop",
    address: () => "/admin/texts/terms",
    mark: null,
    posts: [
      { ...form("preview", { intent: "preview", text: "Ours.\n\n## Law\n\nThat of {law}." }, 200), keepsAll: true },
      {
        ...form("save", {}),
        fields: () => ({ intent: "save", revision: "0", text: "Ours.\n\n## Law\n\nThat of {law}." }),
      },
    ],
  }),
  page("admin.money", "admin", {
    mark: null,
    posts: [
      {
        ...form("rate", { intent: "rate", state: "OR", rate: "8.375" }),
        fields: () => ({ intent: "rate", revision: "0", state: "OR", rate: "8.375" }),
      },
    ],
  }),
  page("admin.accounts", "admin", {
    mark: WAITING_MARK,
    posts: [
      decision({ decision: "approved" }),
      decision({ decision: "reopened", was: "approved" }),
      decision({ decision: "rejected" }),
      decision({ decision: "reopened", was: "rejected" }),
    ],
  }),
  page("account.two-factor", "account", { posts: [ownPassword("begin", { intent: "begin" }, 409, true)] }),
  page("account.password", "account", {
    posts: [
      ownPassword("end others", { intent: "end-others" }, 302),
      ownPassword("change", { newPassword: "Kettle-blue-42" }, 302),
    ],
  }),
  page("account.profile", "account", {
    posts: [ownPassword("delete", { intent: "delete", password: "Kettle-blue-42" }, 303)],
  }),
];

/** The routes that are the same for every visitor, or whose one private part has its own test. */
export const OPEN_ROUTES = [
  "$",
  "_index",
  "account._index",
  "account.tiers",
  "cart._index",
  "cart.hanging-map",
  "cart.labels",
  "cart.shared",
  "compare",
  "contact",
  "custom-design",
  "healthz",
  "how-to._index",
  "how-to.care",
  "how-to.hinges",
  "how-to.installation",
  "how-to.measuring",
  "how-to.styles",
  "images.styles.$file",
  "lifetime-warranty",
  "login",
  "logout",
  "portfolio",
  "premium-materials",
  "privacy",
  "process",
  "product.$productId",
  "provider.$",
  "readyz",
  "robots[.]txt",
  "search._index",
  "search.suggestions",
  "ships-by",
  "shop",
  "shopify.callback",
  "site[.]webmanifest",
  "documents.specification-sheet[.]pdf",
  "sitemap[.]xml",
  "terms",
  "timely-delivery",
  "webhooks.shopify",
];
