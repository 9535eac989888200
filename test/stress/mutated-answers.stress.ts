import fc from "fast-check";
import { beforeAll, expect, it, vi } from "vitest";
import type { Backend, BackendConfig } from "~/provider/contract/backend.server";
import { type AccessVisitors, createOwned, createVisitors, type Owned } from "../support/access-people";
import { OPEN_ROUTES, ROWS } from "../support/access-rows";
import { type Mutation, mutated, mutation } from "../support/mutated-answers";
import "../support/shop-env";
import { type WholeShop, wholeShop } from "../support/whole-shop";
import { report } from "./report";

const ANSWERS = Number(process.env.STRESS_ANSWERS ?? 2_000);

/** Instead of 15 s, because nothing here is slow. */
const LIMIT_MS = 2_000;
/** The extra time that a page may take on a busy machine. */
const SLACK_MS = 10_000;

const between = vi.hoisted(() => ({ change: null as null | ((handle: Backend) => Backend) }));
process.env.RATE_LIMIT_FACTOR = "100000";

vi.mock("~/base/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));
vi.mock("~/provider/backends.server", async () => {
  const { createBackend } = await import("~/provider/embedded/start/backend.server");
  const { createResilience } = await import("~/provider/resilience/resilience.server");
  return {
    async embedded(config: BackendConfig) {
      const backend = await createBackend(config);
      const resilience = createResilience({
        lanes: { everybody: 16, personal: 48 },
        probe: async () => {},
        log: config.log,
        limitMs: LIMIT_MS,
        pauseMs: 0,
        random: () => 0,
      });
      const handle: Backend = (request) => (between.change?.(backend.handle) ?? backend.handle)(request);
      return { ...backend, handle, policy: resilience.run };
    },
  };
});

let shop: WholeShop;
let visitors: AccessVisitors;
let owned: Owned;
beforeAll(async () => {
  shop = await wholeShop();
  visitors = await createVisitors(shop);
  owned = await createOwned(shop, visitors);
}, 300_000);

/** Gives the n-th call of a page a wrong answer, counted from 0; above 5, every call. */
function mutateCall(wrong: Mutation, nth: number): () => number {
  let calls = 0;
  between.change = (handle) => async (request) => {
    const call = calls++;
    const answer = await handle(request);
    return call === nth || nth > 5 ? mutated(answer, wrong) : answer;
  };
  return () => calls;
}

interface Asked {
  readonly address: string;
  readonly cookie: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const NO_PAGES = [
  ...["$", "healthz", "readyz", "robots[.]txt", "site[.]webmanifest", "sitemap[.]xml"],
  ...["provider.$", "webhooks.shopify", "search.suggestions"],
];

/** All pages of the owner and the admin, and their forms except those that delete what later requests need. */
function allRequests(): readonly Asked[] {
  const { cookies } = visitors;
  const rows = ROWS.flatMap((row): Asked[] => {
    const cookie = row.rule === "admin" ? cookies.admin : cookies.owner;
    const address = row.address(owned);
    const posts = (row.posts ?? []).filter(({ does }) => !["delete", "change", "end others"].includes(does));
    return [{ address, cookie }, ...posts.map(({ fields }) => ({ address, cookie, fields: fields(owned, "0") }))];
  });
  const open = OPEN_ROUTES.filter((route) => !NO_PAGES.includes(route) && !route.includes("$")).map((route) => ({
    address: `/${route.replace(/\.?_index$/, "").replaceAll(".", "/")}`,
    cookie: cookies.owner,
  }));
  return [...rows, ...open, { address: "/product/ashby", cookie: "" }, { address: "/shop", cookie: cookies.owner }];
}

/** Why an answer is not a whole page; `null` if it is one. */
async function problemOf(answer: Response): Promise<string | null> {
  const { status, headers } = answer;
  const text = await answer.text();
  if (status >= 300 && status < 400) return headers.has("Location") ? null : "leads nowhere";
  if (!headers.get("Content-Type")?.startsWith("text/html")) return status < 400 ? null : `bare ${status}`;
  if (!/<header[ >]/.test(text) || !/<footer[ >]/.test(text)) return `${status} without its frame`;
  if (!/<h1[ >]/.test(text)) return `${status} without a heading`;
  const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
  if (status >= 500 && !/<a [^>]*href="\/|<form/.test(main)) return `${status} without a way on`;
  return text.includes("Unexpected Server Error") ? "bare error" : null;
}

it(`${ANSWERS} wrong answers still give whole pages`, { timeout: 1_500_000 }, async () => {
  const all = allRequests();
  const statuses: Record<number, number> = {};
  const found = new Map<string, string>();
  let slowest = 0;
  let affected = 0;
  const wrongs = fc.sample(fc.record({ wrong: mutation, nth: fc.nat({ max: 7 }) }), ANSWERS);
  for (const [n, { wrong, nth }] of wrongs.entries()) {
    const asked = all[n % all.length] as Asked;
    const calls = mutateCall(wrong, nth);
    const began = performance.now();
    const answer = await shop.ask(asked.address, asked.cookie, asked.fields, "text/html");
    const problem = await problemOf(answer);
    slowest = Math.max(slowest, performance.now() - began);
    if (calls() > nth || (nth > 5 && calls() > 0)) affected += 1;
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const what = `${asked.fields ? "POST" : "GET"} ${asked.address.replace(/[0-9a-f]{32}/g, "…")}: ${problem}`;
    if (problem && !found.has(what)) found.set(what, JSON.stringify({ ...wrong, value: undefined, nth }));
  }
  between.change = null;
  report(`${ANSWERS} answers, ${affected} of them seen by a page; slowest ${slowest.toFixed(0)} ms`);
  report(`pages by status: ${JSON.stringify(statuses)}`);
  expect([...found].map((line) => line.join("  "))).toEqual([]);
  expect(slowest).toBeLessThan(LIMIT_MS + SLACK_MS);
});
