import { beforeAll, describe, expect, it, vi } from "vitest";
import { DiskFullError } from "~/base/database/busy-error.server";
import { write } from "~/base/database/database.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { log } from "~/base/platform/log.server";
import { listClaims } from "~/ordering/claims/claims.server";
import { shopPhotographs } from "~/ordering/claims/shop-photographs.server";
import type { Claim } from "~/ordering/orders/claims";
import type { OrderFile } from "~/ordering/orders/order-file";
import { undoOrderState } from "~/ordering/orders/stored/file-changes.server";
import { renewLink } from "~/ordering/orders/stored/linked-orders.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import * as ownOrder from "~/routes/account.orders.$number";
import * as orderFile from "~/routes/admin.orders_.$number._index";
import * as claimAnswer from "~/routes/admin.orders_.$number_.claims.$claim";
import * as adminPhotograph from "~/routes/admin.orders_.$number_.photographs.$photograph";
import * as linkedOrder from "~/routes/orders.$link";
import * as claimPage from "~/routes/orders.$link_.claim";
import * as photograph from "~/routes/orders.$link_.photographs.$photograph";
import { aDeliveredOrder, clientOf } from "../support/delivered-order";
import { ADMIN } from "../support/embedded-backend";
import { HOSTILE_PHOTOGRAPHS } from "../support/hostile-photographs";
import { MAIL_SHOP } from "../support/mail-shop";
import { aKey } from "../support/order-builders";
import { patientChildren } from "../support/patient-children";
import { aPhonePhotograph, aPhotograph } from "../support/photographs";
import "../support/shop-env";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { registerInShop, signInToShop } from "../support/shop-session";

patientChildren();

const handle = routedShop({
  "orders.$link": ["orders/:link", linkedOrder],
  "orders.$link_.claim": ["orders/:link/claim", claimPage],
  "orders.$link_.photographs.$photograph": ["orders/:link/photographs/:photograph", photograph],
  "account.orders.$number": ["account/orders/:number", ownOrder],
  "admin.orders_.$number._index": ["admin/orders/:number", orderFile],
  "admin.orders_.$number_.claims.$claim": ["admin/orders/:number/claims/:claim", claimAnswer],
  "admin.orders_.$number_.photographs.$photograph": ["admin/orders/:number/photographs/:photograph", adminPhotograph],
});

const open = (path: string, cookie = "") => handle(new Request(SHOP + path, { headers: { Cookie: cookie } }));

interface Sent {
  readonly text?: string;
  readonly key?: string;
  readonly pieces?: readonly string[];
  readonly photographs?: readonly (readonly [name: string, bytes: Uint8Array])[];
}

/** Posts a claim as a browser without JavaScript does. */
function post(path: string, { text = "The panel is split", key = aKey(), pieces = [], photographs = [] }: Sent) {
  const boundary = "----a-boundary";
  const part = (head: string, content: Uint8Array | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content as string),
      Buffer.from("\r\n"),
    ]);
  const body = Buffer.concat([
    part('name="key"', key),
    part('name="text"', text),
    ...pieces.map((piece) => part('name="pieces"', piece)),
    ...(photographs.length === 0 ? [["", new Uint8Array()] as const] : photographs).map(([name, bytes]) =>
      part(`name="photographs"; filename="${name}"`, bytes),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}`, "Sec-Fetch-Site": "same-origin" };
  return handle(new Request(SHOP + path, { method: "POST", headers, body }));
}

const claimsOf = async (link: string) => listClaims((await shopDatabase()).db, { link });

const shown = (html: string) => html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'");

let cookies: Record<"admin" | "owner" | "other" | "pending", string>;

const aDelivered = async () => aDeliveredOrder(await clientOf(cookies.owner));

async function aClaim() {
  const at = await aDelivered();
  const answer = await post(`/orders/${at.link}/claim`, { photographs: [["a.jpg", await aPhotograph()]] });
  expect(answer.status).toBe(303);
  const [claim] = (await claimsOf(at.link)) as Claim[];
  return { ...at, claim: claim as Claim, id: claim?.photographs[0]?.id ?? "" };
}

beforeAll(async () => {
  const signIn = async (email: string, tier?: "dealer") =>
    (await signInToShop(await registerInShop({ email, ...(tier && { tier }) }))).cookie;
  cookies = {
    admin: (await signInToShop(ADMIN)).cookie,
    owner: await signIn("owner@claims.test"),
    other: await signIn("other@claims.test"),
    pending: await signIn("pending@claims.test", "dealer"),
  };
});

describe("making a claim", () => {
  it("stores words, pieces and photographs without their location, and leads back to the order", async () => {
    const { link, number } = await aDelivered();
    const key = aKey();
    const sent = { key, pieces: ["0-doors-0"], photographs: [["x.jpg", await aPhonePhotograph()]] } as const;
    const [answer, again] = await Promise.all([
      post(`/orders/${link}/claim`, sent),
      post(`/orders/${link}/claim`, sent),
    ]);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/orders/${link}?done=claimed`]);
    expect(again.status).toBe(303);
    const claims = await claimsOf(link);
    expect(claims).toHaveLength(1);
    const id = claims?.[0]?.photographs[0]?.id;
    const picture = await open(`/orders/${link}/photographs/${id}`);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": "inline",
      "cache-control": "no-store",
    });
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.includes("SecretPhone")).toBe(false);
    for (const [path, cookie] of [
      [`/orders/${link}?done=claimed`, ""],
      [`/account/orders/${number}`, cookies.owner],
      [`/admin/orders/${number}`, cookies.admin],
    ] as const) {
      const html = shown(await (await open(path, cookie)).text());
      expect(html).toContain("The panel is split");
      expect(html).toContain(`photographs/${id}"`);
      expect(html).toContain('alt="Photograph 1 of claim 1');
    }
  });

  it.each(HOSTILE_PHOTOGRAPHS)(
    "refuses %s next to its field, and loses nothing else",
    async (_what, name, bytes, reason) => {
      const { link } = await aDelivered();
      const answer = await post(`/orders/${link}/claim`, {
        text: "Both stiles <are> split",
        pieces: ["0-doors-0"],
        photographs: [
          ["good.jpg", await aPhotograph()],
          [name, await bytes()],
        ],
      });
      expect(answer.status).toBe(422);
      const html = shown(await answer.text());
      expect(html).toMatch(reason);
      expect(html).toContain(`“${name}”`);
      expect(html).toContain("Both stiles &lt;are&gt; split");
      expect(html).toMatch(/<input[^>]*checked=""[^>]*value="0-doors-0"|<input[^>]*value="0-doors-0"[^>]*checked=""/);
      expect(await claimsOf(link)).toEqual([]);
    },
  );

  it("refuses a fifth photograph and a claim without words, both at the same time", async () => {
    const { link } = await aDelivered();
    const one = await aPhotograph();
    const photographs = ["a", "b", "c", "d", "e"].map((name) => [`${name}.jpg`, one] as const);
    const html = shown(await (await post(`/orders/${link}/claim`, { text: " ", photographs })).text());
    expect(html).toContain("at most 4 photographs");
    expect(html).toContain("This field is required");
  });

  it("is refused without reading its body if no claim may be made", async () => {
    const { link, number } = await aDelivered();
    const untouched = (path: string) => {
      const body = new ReadableStream(
        {
          pull() {
            throw new Error("the body was read");
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { "Content-Type": "multipart/form-data; boundary=x", "Sec-Fetch-Site": "same-origin" };
      return handle(new Request(SHOP + path, { method: "POST", headers, body, duplex: "half" } as RequestInit));
    };
    expect((await untouched(`/orders/${"0".repeat(32)}/claim`)).status).toBe(404);
    const database = await shopDatabase();
    const { revision } = (await findOrderFile(database.db, number)) as OrderFile;
    await undoOrderState(database, { number, revision, actorId: "admin", shop: MAIL_SHOP }, Date.now());
    const tooEarly = await untouched(`/orders/${link}/claim`);
    expect([tooEarly.status, (await tooEarly.text()).includes("No claim can be made")]).toEqual([409, true]);
  });

  it("is refused from another site, and if it is too large", async () => {
    const { link } = await aDelivered();
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const path = `${SHOP}/orders/${link}/claim`;
    const forged = new Request(path, {
      method: "POST",
      headers: { ...headers, "Sec-Fetch-Site": "cross-site" },
      body: "x",
    });
    expect((await handle(forged)).status).toBe(403);
    const large = { ...headers, "Sec-Fetch-Site": "same-origin", "Content-Length": String(81 * 1024 * 1024) };
    expect((await handle(new Request(path, { method: "POST", headers: large, body: "x" }))).status).toBe(413);
    const damaged = { ...headers, "Sec-Fetch-Site": "same-origin" };
    expect(
      (
        await handle(
          new Request(path, {
            method: "POST",
            headers: damaged,
            body: '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nhalf',
          }),
        )
      ).status,
    ).toBe(400);
  });

  it("preserves what was typed if the disk is full", async () => {
    const { link } = await aDelivered();
    const files = await shopPhotographs();
    const add = vi.spyOn(files, "add").mockRejectedValue(new DiskFullError("the disk is full", 60));
    const photographs = [["a.jpg", await aPhotograph()]] as const;
    const answer = await post(`/orders/${link}/claim`, { text: "A dent", photographs });
    add.mockRestore();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    const html = await answer.text();
    expect(html).toContain("A dent");
    expect(html).toContain("We cannot tell whether your claim has arrived");
    expect(await claimsOf(link)).toEqual([]);
  });

  it("is refused in words, and logged, if the day's limit is reached", async () => {
    const { link } = await aDelivered();
    const database = await shopDatabase();
    const [first] = await database.db.selectFrom("customer_order").select("id").orderBy("id").limit(1).execute();
    const claimed = Array.from({ length: 100 }, () => ({
      ...{ id: aKey(), order_id: first?.id ?? 0, key: aKey(), content_hash: "full" },
      ...{ at: Date.now(), text: "x", pieces: "[]" },
    }));
    await write(database, (trx) => trx.insertInto("claim").values(claimed).execute());
    const errors = vi.spyOn(log, "error");
    const answer = await post(`/orders/${link}/claim`, { text: "A dent" });
    await write(database, (trx) => trx.deleteFrom("claim").where("content_hash", "=", "full").execute());
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain("A dent");
    expect(html).toContain("More claims came today than we can take");
    expect(errors).toHaveBeenCalledWith("claims.full", { takenADay: 100 });
  });
});

describe("the visitors who see a claim", () => {
  const DATA = (route: string) => `?_data=${encodeURIComponent(`routes/${route}`)}`;
  const NOWHERE = "0".repeat(32);

  it("have the secret of the order's page; another, a forged or a withdrawn secret is not enough", async () => {
    const [one, two] = [await aClaim(), await aClaim()];
    const route = "orders.$link_.photographs.$photograph";
    for (const query of ["", DATA(route)]) {
      for (const cookie of ["", cookies.other, cookies.pending]) {
        expect((await open(`/orders/${one.link}/photographs/${one.id}${query}`, cookie)).status).toBe(200);
        for (const [link, id] of [
          [two.link, one.id],
          [one.link, two.id],
          [NOWHERE, one.id],
          [one.link, NOWHERE],
          [one.link, one.claim.id],
          [one.link, "..%2f..%2fshop.db"],
          [one.number, one.id],
        ]) {
          const answer = await open(`/orders/${link}/photographs/${id}${query}`, cookie);
          expect([answer.status, answer.headers.get("Content-Type")?.startsWith("image/")]).toEqual([404, false]);
        }
      }
    }
    const link = (await renewLink(await shopDatabase(), one.link, Date.now())) ?? "";
    expect((await open(`/orders/${one.link}/photographs/${one.id}`)).status).toBe(404);
    expect((await open(`/orders/${one.link}/claim`)).status).toBe(404);
    expect((await post(`/orders/${one.link}/claim`, {})).status).toBe(404);
    expect((await open(`/orders/${link}/photographs/${one.id}`)).status).toBe(200);
  });

  it("are otherwise admins, who use the order's number", async () => {
    const [one, two] = [await aClaim(), await aClaim()];
    const picture = `/admin/orders/${one.number}/photographs/${one.id}`;
    const page = `/admin/orders/${one.number}/claims/${one.claim.id}`;
    const routes = {
      [picture]: "admin.orders_.$number_.photographs.$photograph",
      [page]: "admin.orders_.$number_.claims.$claim",
    };
    for (const [path, route] of Object.entries(routes)) {
      for (const query of ["", DATA(route)]) {
        expect((await open(path + query, cookies.admin)).status).toBe(200);
        for (const [who, status] of [
          ["", 302],
          [cookies.owner, 403],
          [cookies.other, 403],
          [cookies.pending, 403],
        ] as const) {
          const answer = await open(path + query, who);
          // Remix answers a redirect of a data request with 204.
          expect([status, 204]).toContain(answer.status);
          expect(await answer.text()).not.toContain("The panel is split");
        }
      }
    }
    for (const forged of [
      `/admin/orders/${two.number}/photographs/${one.id}`,
      `/admin/orders/${one.number}/photographs/${NOWHERE}`,
      `/admin/orders/${two.number}/claims/${one.claim.id}`,
      `/admin/orders/ZZ-1/claims/${one.claim.id}`,
    ]) {
      expect((await open(forged, cookies.admin)).status).toBe(404);
    }
  });
});

describe("answering a claim", () => {
  const answerTo = (path: string, fields: Record<string, string>, cookie: string, site = "same-origin") =>
    handle(
      new Request(SHOP + path, {
        method: "POST",
        headers: { Cookie: cookie, "Sec-Fetch-Site": site },
        body: new URLSearchParams(fields),
      }),
    );

  it("is for admins, from this site only, and appears on the customer's page", async () => {
    const { number, link, claim } = await aClaim();
    const page = `/admin/orders/${number}/claims/${claim.id}`;
    const words = { text: "We will remake it.", settled: "on" };
    for (const who of ["", cookies.owner, cookies.other, cookies.pending]) {
      expect([302, 403]).toContain((await answerTo(page, words, who)).status);
    }
    expect((await answerTo(page, words, cookies.admin, "cross-site")).status).toBe(403);
    const empty = await answerTo(page, { text: "" }, cookies.admin);
    expect([empty.status, (await empty.text()).includes("This field is required")]).toEqual([422, true]);
    expect((await claimsOf(link))?.[0]?.state).toBe("open");
    const done = await answerTo(page, words, cookies.admin);
    expect([done.status, done.headers.get("Location")]).toEqual([303, `/admin/orders/${number}?done=claim`]);
    const html = shown(await (await open(`/orders/${link}`)).text());
    expect(html).toContain("We will remake it.");
    expect(html).toContain("Settled");
  });
});
