import { once } from "node:events";
import http from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkoutFields } from "../support/checkout-fields";
import { MESSAGE } from "../support/contact-message";
import { ADMIN } from "../support/embedded-backend";
import { SHOP_ADMIN } from "../support/http-sign-in";
import { aKey } from "../support/order-builders";
import { postForm } from "../support/post-form";
import { registrationFields } from "../support/registration-fields";
import { type ShopServer, startShop } from "../support/shop-server";
import { percentile } from "./percentile";
import { report } from "./report";
import { aSoldLine } from "./stressed-orders";

/** The limits as an operator sets them, because they are what is tested. */
const PRODUCTION_LIMITS = { RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1" };

const SECONDS = 10;
const TICK_MS = 20;
const WANTED_P99_MS = 150;

/** With this many requests open, no more are sent: this is a flood from one machine, not a test of its memory. */
const MAX_OPEN = 2000;

const PAGES = ["/", "/shop", "/product/ashby"];

interface Flood {
  readonly name: string;
  readonly perSecond: number;
  /** The n-th target, with its query if it is a read. */
  readonly path: (n: number) => string;
  readonly isRead?: boolean;
  /** Whether its bodies are so long that a refusal closes the connection before they have fully arrived. */
  readonly isLong?: boolean;
  /** The form body of the flood's n-th request. */
  body?(n: number, origin: string): string;
}

function orderOf400Rows(): string {
  const form = new URLSearchParams({ intent: "add-row:doors" });
  for (const list of ["doors", "drawerFronts", "panels", "fillers"]) {
    for (let row = 0; row < 100; row += 1) {
      form.set(`${list}[${row}].widthInches`, "15");
      form.set(`${list}[${row}].heightInches`, "30");
      form.set(`${list}[${row}].quantity`, "1");
    }
  }
  return form.toString();
}

const ORDER = orderOf400Rows();

const FLOODS: readonly Flood[] = [
  { name: "searches", perSecond: 100, path: (n) => `/search?q=door+${n}`, isRead: true },
  {
    name: "data of searches",
    perSecond: 300,
    path: (n) => `/search?q=${n}&_data=routes%2Fsearch._index`,
    isRead: true,
  },
  {
    name: "orders",
    perSecond: 100,
    path: () => "/checkout",
    body: () => new URLSearchParams(checkoutFields({ key: aKey() }, [aSoldLine()])).toString(),
  },
  {
    name: "sign-ins",
    perSecond: 300,
    path: () => "/provider/login",
    body: (n, origin) =>
      new URLSearchParams({
        email: n % 2 === 0 ? ADMIN.email : `nobody${n}@shop.test`,
        password: "Wrong-pass-99",
        return_url: `${origin}/shopify/callback`,
      }).toString(),
  },
  {
    name: "registrations",
    perSecond: 100,
    path: () => "/account",
    body: (n) => new URLSearchParams(registrationFields({ email: `flood${n}@shop.test` })).toString(),
  },
  { name: "order forms of 400 rows", perSecond: 50, path: () => "/product/ashby", isLong: true, body: () => ORDER },
  { name: "messages", perSecond: 300, path: () => "/contact", body: () => new URLSearchParams(MESSAGE).toString() },
];

/** From one address, or each from a different one. Each kind of flood uses new addresses with unused limits. */
const VISITORS: readonly (readonly [string, (n: number, kind: number) => string])[] = [
  ["one visitor", (_n, kind) => `203.0.113.${kind}`],
  ["64 visitors", (n, kind) => `10.9.${kind}.${n % 64}`],
  ["as many visitors", (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`],
];

/** Allowed statuses: accepted, or refused in a way that says what to do. */
const ANSWERS = ["200", "302", "303", "403", "413", "422", "429", "503"];

/** What a client may see of a refusal whose connection was closed while it was still sending. */
const CUT_SHORT = ["ECONNRESET", "EPIPE"];

const codeOf = (error: NodeJS.ErrnoException) => error.code ?? error.message;

let pagesRead = 0;

/** The reader's address changes now and then, because one visitor is limited to 3,000 pages a minute. */
function nextReaderAddress(): string {
  pagesRead += 1;
  return `198.51.100.${Math.floor(pagesRead / 100) % 250}`;
}

describe.each(VISITORS)("pages while a flood comes from %s", (who, visitorOf) => {
  let shop: ShopServer;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  beforeAll(async () => {
    shop = await startShop({ ...SHOP_ADMIN, ...PRODUCTION_LIMITS });
    for (const page of PAGES) expect((await fetch(shop.origin + page)).status, page).toBe(200);
  });
  async function read(url: string, headers: http.OutgoingHttpHeaders): Promise<{ status: number }> {
    const [answer] = (await once(http.get(url, { agent, headers }), "response")) as [http.IncomingMessage];
    await answer.resume().toArray();
    return { status: answer.statusCode ?? 0 };
  }
  afterAll(async () => {
    agent.destroy();
    await shop.stop();
  });

  const baseline = { name: "nothing", perSecond: 0, path: () => "" };
  it.each([baseline, ...FLOODS])("of $perSecond $name a second", async (kind: Flood) => {
    const { name, perSecond, path, isRead = false, isLong, body } = kind;
    const statuses: Record<string, number> = {};
    const times: number[] = [];
    let sent = 0;
    let open = 0;
    let isOver = false;
    const count = (status: string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      open -= 1;
    };
    async function flood(): Promise<void> {
      const started = performance.now();
      while (!isOver) {
        const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
        for (; sent < due && open < MAX_OPEN; sent += 1) {
          open += 1;
          const headers = { "X-Forwarded-For": visitorOf(sent, [baseline, ...FLOODS].indexOf(kind)) };
          const url = shop.origin + path(sent);
          const asked = isRead
            ? read(url, headers)
            : postForm(url, body?.(sent, shop.origin) ?? "", { agent, headers });
          asked.then(
            ({ status }) => count(String(status)),
            (error) => count(codeOf(error)),
          );
        }
        await delay(TICK_MS);
      }
    }
    async function readPages(page: string): Promise<void> {
      while (!isOver) {
        const started = performance.now();
        const answer = await fetch(shop.origin + page, { headers: { "X-Forwarded-For": nextReaderAddress() } });
        await answer.arrayBuffer();
        expect(answer.status).toBe(200);
        times.push(performance.now() - started);
        await delay(TICK_MS);
      }
    }
    const readers = PAGES.map(readPages);
    const flooding = flood();
    await delay(SECONDS * 1000);
    isOver = true;
    await Promise.all([flooding, ...readers]);
    const p99 = percentile(times, 0.99);
    const line = `p50 ${percentile(times, 0.5).toFixed(0)}, p99 ${p99.toFixed(0)} ms of ${times.length} pages`;
    while (open > 0) await delay(TICK_MS);
    report(`${name}, ${who}: ${line} (wanted ${WANTED_P99_MS}); ${sent} sent, ${JSON.stringify(statuses)}`);
    const expected = isLong ? [...ANSWERS, ...CUT_SHORT] : ANSWERS;
    expect(Object.keys(statuses).filter((status) => !expected.includes(status))).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual((SECONDS * perSecond) / 2);
  });
});
