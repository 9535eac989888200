import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { shopFacts } from "~/base/brand/shop-facts";
import { shopDatabase } from "~/base/database/shop-database.server";
import { findLetterhead } from "~/ordering/quotes/client-papers.server";
import { MAX_OWN_LINES } from "~/ordering/quotes/dealer-paper-form";
import { provider } from "~/provider/provider.server";
import * as paperRoute from "~/routes/account.quotes_.$number_.paper";
import * as logoRoute from "~/routes/account.quotes_.$number_.paper_.logo";
import * as clientRoute from "~/routes/quotes.$code";
import * as clientLogoRoute from "~/routes/quotes.$code_.logo";
import type { Product } from "~/trade/catalog/product";
import { aKey, anOrderLine } from "../support/order-builders";
import { patientChildren } from "../support/patient-children";
import { aPhonePhotograph } from "../support/photographs";
import { openQuotes, postQuotes } from "../support/quote-shop";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { registerInShop, signInToShop } from "../support/shop-session";

patientChildren();

const handle = routedShop({
  "account.quotes_.$number_.paper": ["account/quotes/:number/paper", paperRoute],
  "account.quotes_.$number_.paper_.logo": ["account/quotes/:number/paper/logo", logoRoute],
  "quotes.$code": ["quotes/:code", clientRoute],
  "quotes.$code_.logo": ["quotes/:code/logo", clientLogoRoute],
});

const open = (path: string, cookie = "") => handle(new Request(SHOP + path, { headers: { Cookie: cookie } }));
const send = (path: string, body: FormData | URLSearchParams, cookie: string) =>
  handle(new Request(SHOP + path, { method: "POST", headers: { Cookie: cookie }, body }));
const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

let [ann, bob, paper] = ["", "", ""];
let ashby: Product;
beforeAll(async () => {
  const signIn = async (email: string) => (await signInToShop(await registerInShop({ email }))).cookie;
  ann = await signIn("ann-clients@shop.test");
  bob = await signIn("bob-clients@shop.test");
  const found = await provider().getProduct("ashby");
  if (!found) throw new Error("the catalog has no ashby");
  ashby = found;
  paper = await quoteOf(ann);
});

/** Makes a quote and returns the path of its papers. */
async function quoteOf(cookie: string): Promise<string> {
  const fields = { lines: JSON.stringify([anOrderLine(ashby)]), job: "Miller", total: "7058", key: aKey() };
  const made = await postQuotes("/account/quotes", fields, cookie);
  return `${(made.headers.get("Location") ?? "").replace(/\?.*/, "")}/paper`;
}

const FIELDS = {
  business: "Lee Kitchens",
  client: "Ms. Ray",
  markup: "25",
  phone: "(503) 555-0188",
  address: "12 Mill Road\nPortland, OR 97214",
  terms: "Half down,\nthe rest on completion.",
};

type Lines = readonly (readonly [text: string, amount: string])[];

function formOf(change: Partial<typeof FIELDS> = {}, lines: Lines = [], logo?: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...change })) form.append(name, value);
  for (const [text, amount] of lines) {
    form.append("lineText", text);
    form.append("lineAmount", amount);
  }
  if (logo) form.append("logo", new Blob([new Uint8Array(logo)]), "logo.jpg");
  return form;
}

const link = (intent: string) => new URLSearchParams({ intent });

/** Makes a link for a client, and returns its path. */
async function makeClientLink(): Promise<string> {
  const page = await textOf(await send(paper, link("make-link"), ann));
  return /http[^<"]*(\/quotes\/[\w-]{43})</.exec(page)?.[1] ?? "none";
}

/** The pieces cost $70.58 here: with 25 percent, $88.23. */
const PIECES = "$88.23";

describe("a quote under one's own name", () => {
  it("has letterhead, own lines, style, terms and a line to sign, and adds up", async () => {
    const logo = await aPhonePhotograph(900, 300);
    const saved = await send(
      paper,
      formOf(
        {},
        [
          ["Installation", "$1,450"],
          ["", ""],
          ["Haul away", "80.50"],
        ],
        logo,
      ),
      ann,
    );
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${paper}?own#document`]);
    const html = await textOf(await open(`${paper}?own`, ann));
    for (const text of [
      ...["Lee Kitchens", "For Ms. Ray", "(503) 555-0188", "12 Mill Road\nPortland", `src="${paper}/logo"`],
      ...[
        "Installation",
        "$1,450.00",
        "Haul away",
        "$80.50",
        PIECES,
        "$1,618.73",
        "Terms",
        "Half down,",
        "Accepted by",
      ],
      ...["Ashby", "Your own lines: 2 lines"],
    ]) {
      expect(html, text).toContain(text);
    }
    expect(html).toContain(ashby.images[0]?.url);
    expect(html).toContain(ashby.specification?.construction);
    const picture = await open(`${paper}/logo`, ann);
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    const { exif, width = 0, height = 0 } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([exif, Math.max(width, height)]).toEqual([undefined, 600]);
  });

  it("has the letterhead on the next quote too, and loses its logo when that is asked", async () => {
    const next = await quoteOf(ann);
    const html = await textOf(await open(next, ann));
    for (const text of ['value="Lee Kitchens"', "(503) 555-0188", "Remove the logo"]) expect(html).toContain(text);
    const { quotesForClients } = await (await openQuotes("/account/data.json", ann)).json();
    expect(quotesForClients).toMatchObject({ letterhead: { terms: FIELDS.terms }, clients: [{ client: "Ms. Ray" }] });
    const form = formOf({ terms: "" });
    form.append("withoutLogo", "on");
    await send(next, form, ann);
    expect((await open(`${next}/logo`, ann)).status).toBe(404);
    expect(await textOf(await open(`${next}?own`, ann))).not.toContain('<img alt="Logo');
  });

  it.each([
    ["an amount without words", {}, [["", "5"]], "say what the amount is for"],
    ["words without an amount", {}, [["Installation", ""]], "an amount in dollars"],
    ["a negative amount", {}, [["Installation", "-5"]], "an amount in dollars"],
    ["a long line", {}, [["x".repeat(101), "5"]], "at most 100 characters"],
    ["a long address", { address: "x".repeat(301) }, [], "at most 300 characters"],
    ["a long phone number", { phone: "1".repeat(61) }, [], "at most 60 characters"],
    ["long terms", { terms: "x".repeat(2001) }, [], "at most 2000 characters"],
    ["no name", { business: " " }, [], "This field is required"],
  ] as const)("refuses %s, and shows again what was typed", async (_what, change, lines, words) => {
    const answer = await send(paper, formOf({ client: "Typed again", ...change }, lines), ann);
    const html = await textOf(answer);
    expect([answer.status, html.includes(words), html.includes('value="Typed again"')]).toEqual([422, true, true]);
  });

  it("refuses a logo that is no picture, and takes no more lines than it may", async () => {
    const refused = await send(paper, formOf({}, [], Buffer.from("not a picture")), ann);
    expect([refused.status, (await textOf(refused)).includes("is not a JPEG, PNG or WebP picture")]).toEqual([
      422,
      true,
    ]);
    const many = Array.from({ length: 400 }, (_, at) => [`Extra ${at}`, "1"] as const);
    expect((await send(paper, formOf({}, many), ann)).status).toBe(400);
    await send(paper, formOf({}, many.slice(0, MAX_OWN_LINES + 1)), ann);
    const html = await textOf(await open(`${paper}?own`, ann));
    expect([html.includes("Extra 9"), html.includes("Extra 10")]).toEqual([true, false]);
  });

  it("is its owner's alone", async () => {
    for (const answer of [
      await send(paper, formOf(), bob),
      await send(paper, link("make-link"), bob),
      await open(`${paper}/logo`, bob),
    ]) {
      expect(answer.status).toBe(404);
    }
    const { db } = await shopDatabase();
    expect(await findLetterhead(db, "nobody")).toBeNull();
  });
});

describe("a link for a client", () => {
  it("shows the customer's prices and nothing of the shop, until it is ended", async () => {
    await send(paper, formOf({}, [["Installation", "450"]]), ann);
    const path = await makeClientLink();
    const answer = await open(path);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(clientRoute.meta({} as Parameters<typeof clientRoute.meta>[0])).toContainEqual({
      name: "robots",
      content: "noindex",
    });
    const html = await textOf(answer);
    for (const text of ["Lee Kitchens", PIECES, "$450.00", "$538.23"]) expect(html).toContain(text);
    const data = await (await open(`${path}?_data=routes%2Fquotes.%24code`)).text();
    const { name, shortName, phone, email } = shopFacts();
    const ours = [
      name,
      shortName,
      phone.display,
      email,
      "70.58",
      "7058",
      "listCents",
      "pricePerSqFt",
      "discount",
      "markup",
    ];
    for (const secret of [...ours, "HVQ-", "/account/", "ann-clients"]) {
      expect(html, secret).not.toContain(secret);
      expect(data, secret).not.toContain(secret);
    }
    expect(html).not.toMatch(/<a\s/);
    expect(await textOf(await open(`${paper}?own`, ann))).toContain("last opened");

    expect((await send(paper, link("end-link"), ann)).status).toBe(303);
    const ended = await open(path);
    expect([ended.status, (await textOf(ended)).includes("This link has ended")]).toEqual([404, true]);
    expect((await open(`${path}/logo`)).status).toBe(404);
  });

  it("ends the link before, and is stored only as a hash", async () => {
    const [first, second] = [await makeClientLink(), await makeClientLink()];
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    const { db } = await shopDatabase();
    const rows = await db.selectFrom("client_quote").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(second.replace("/quotes/", ""));
    expect((await open("/quotes/unknown")).status).toBe(404);
  });

  it("needs something that was saved for a client", async () => {
    const fresh = await quoteOf(ann);
    expect(await textOf(await open(fresh, ann))).not.toContain("Link for your client");
    const answer = await send(fresh, link("make-link"), ann);
    expect([answer.status, (await send(fresh, link("nonsense"), ann)).status]).toEqual([303, 400]);
  });
});
