import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { afterEach, expect, it } from "vitest";
import { DEFAULT_FACTS, holdShopFacts } from "~/base/brand/shop-facts";
import { onPurge } from "~/base/platform/http/document-cache/cached-documents.server";
import * as editor from "~/routes/admin.texts_.$page";
import { loader as terms } from "~/routes/terms";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { load, post, signInToShop } from "../support/shop-session";

const PATH = "/admin/texts/terms";
const OURS = "Our terms.\n\n## Law\n\nThe law of {law} applies. Call **{phone}**.\n";

const loader = (args: LoaderFunctionArgs) => editor.loader({ ...args, params: { page: "terms" } });
const action = (args: ActionFunctionArgs) => editor.action({ ...args, params: { page: "terms" } });

async function asOwner() {
  const { cookie } = await signInToShop(ADMIN);
  const page = async (query = "") => (await load(loader, PATH + query, cookie)).json();
  const send = async (intent: string, text = "", revision?: number) =>
    post(action, PATH, { intent, text, revision: String(revision ?? (await page()).revision) }, cookie);
  return { page, send };
}

const shown = async () => JSON.stringify(await (await load(terms, "/terms")).json());
const outcome = (answer: Response) => [answer.status, answer.headers.get("Location")];

afterEach(async () => {
  holdShopFacts(DEFAULT_FACTS);
  await (await asOwner()).send("default");
});

it("saves a text, shows it to customers at once with the shop's facts, and undoes the save", async () => {
  const { page, send } = await asOwner();
  const before = await page();
  expect(before).toMatchObject({ isDefault: true, text: expect.stringContaining("## Prices and quotes") });
  let purged = 0;
  onPurge(() => {
    purged += 1;
  });
  expect(outcome(await send("save", OURS.replaceAll("\n", "\r\n")))).toEqual([303, `${PATH}?saved`]);
  expect(purged).toBeGreaterThan(0);
  expect(await shown()).toContain("The law of the State of Oregon applies. Call ");
  expect(await page()).toMatchObject({ isDefault: false, text: OURS, versions: [{ savedBy: ADMIN.email }] });
  holdShopFacts({
    ...DEFAULT_FACTS,
    address: { street: "1 Elm St", city: "Lima", region: "OH", postalCode: "45801", country: "US" },
  });
  expect(await shown()).toContain("The law of the State of Ohio applies.");
  expect(outcome(await send("undo"))).toEqual([303, `${PATH}?saved`]);
  expect(await page()).toMatchObject({ isDefault: true, text: before.text });
  expect(await shown()).toContain("Prices and quotes");
});

it("opens an earlier version, and goes back to the default", async () => {
  const { page, send } = await asOwner();
  await send("save", OURS);
  const { revision } = await page();
  await send("save", OURS.replace("Law", "Rules"));
  expect(await page(`?version=${revision}`)).toMatchObject({ text: OURS, shown: revision });
  await send("default");
  expect(await page()).toMatchObject({ isDefault: true, text: expect.stringContaining("## Prices and quotes") });
});

it("shows a preview without saving anything", async () => {
  const { page, send } = await asOwner();
  const before = await page();
  const answer = await send("preview", OURS);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ text: OURS, problems: [], preview: { lead: ["Our terms."] } });
  expect(await page()).toEqual(before);
});

it("refuses what it could not show, with its lines and what was typed", async () => {
  const { page, send } = await asOwner();
  const before = await page();
  const wrong = "Hello.\n\n## Law\n\n{lead tme} <script>x</script>\n";
  for (const intent of ["save", "preview"]) {
    const answer = await send(intent, wrong);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      text: wrong,
      preview: null,
      problems: [
        expect.stringMatching(/^Line 5: HTML is not shown/),
        "Line 5: {lead tme} is not a fact of the shop. Did you mean {lead time}?",
      ],
    });
  }
  expect(await page()).toEqual(before);
});

it("overwrites somebody else's save only after saying so", async () => {
  const { page, send } = await asOwner();
  const { revision } = await page();
  await send("save", OURS, revision);
  const late = await send("save", OURS.replace("Law", "Rules"), revision);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ revision: revision + 1, problem: expect.stringContaining("not saved") });
  expect(await page()).toMatchObject({ text: OURS });
  expect((await send("undo", "", revision)).status).toBe(409);
});

it("takes 40,000 characters of any script, and refuses more before it reads them", async () => {
  const { send } = await asOwner();
  const most = `Hello.\n\n## Law\n\n${"戸".repeat(39_983)}`;
  expect((await send("preview", most)).status).toBe(200);
  expect((await (await send("save", `${most}戸`)).json()).problems).toEqual([
    expect.stringContaining("Please use at most 40000."),
  ]);
  expect((await send("save", "x".repeat(1_000_000))).status).toBe(413);
});

it("has no page for another text, and no other buttons", async () => {
  const { cookie } = await signInToShop(ADMIN);
  const other = (args: LoaderFunctionArgs) => editor.loader({ ...args, params: { page: "constructor" } });
  expect((await load(other, PATH, cookie)).status).toBe(404);
  expect((await (await asOwner()).send("publish")).status).toBe(400);
});
