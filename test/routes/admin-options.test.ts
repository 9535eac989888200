import { describe, expect, it } from "vitest";
import { termsShown } from "~/house/settings/services/settings.server";
import { FIRST_OPTIONS } from "~/house/settings/settings.server";
import { optionsFields, rowName } from "~/office/options/options-form";
import { action, loader } from "~/routes/admin.options";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { load, post, signInToShop } from "../support/shop-session";

const PATH = "/admin/options";

async function asOwner() {
  const { cookie } = await signInToShop(ADMIN);
  const saved = async () => (await (await load(loader, PATH, cookie)).json()).saved;
  const send = async (fields: Readonly<Record<string, string>>, revision?: number) =>
    post(action, PATH, { revision: String(revision ?? (await saved()).revision), ...fields }, cookie);
  const save = (change: Readonly<Record<string, string>> = {}, revision?: number) =>
    send({ intent: "save", ...optionsFields(FIRST_OPTIONS), ...change }, revision);
  return { saved, send, save };
}

const outcome = (answer: Response) => [answer.status, answer.headers.get("Location")];

describe("the page of options", () => {
  it("saves what is typed, shows the prices to customers at once, and undoes the last save", async () => {
    const { send, save, saved } = await asOwner();
    expect((await saved()).options).toEqual(FIRST_OPTIONS);
    expect(outcome(await save({ "price-handleHoles": "1.25", "per-handleHoles": "hole" }))).toEqual([
      303,
      `${PATH}?saved`,
    ]);
    expect((await termsShown(null)).options).toEqual({ handleHoles: { cents: 125, per: "hole" } });
    expect(outcome(await send({ intent: "undo" }))).toEqual([303, `${PATH}?saved`]);
    expect((await saved()).options).toEqual(FIRST_OPTIONS);
    expect((await termsShown(null)).options).toBeUndefined();
  });

  it("saves nothing of a form with a mistake, and returns what was typed with the reason", async () => {
    const { save, saved } = await asOwner();
    const before = await saved();
    const field = rowName("fixing", 0, "spacing");
    const answer = await save({ [field]: "4500" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      fieldErrors: { [field]: expect.stringContaining("45 by 9.5") },
      repopulateFields: { [field]: "4500" },
    });
    expect(await saved()).toEqual(before);
  });

  it("overwrites another owner's save only after saying so", async () => {
    const { save, saved } = await asOwner();
    const { revision } = await saved();
    await save({ "price-fixing": "2" }, revision);
    const late = await save({ "price-fixing": "3" }, revision);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ revision: revision + 1, problem: expect.stringContaining("not saved") });
    expect((await saved()).options.prices).toEqual({ fixing: { cents: 200, per: "piece" } });
  });

  it("refuses a form without a revision", async () => {
    const { send } = await asOwner();
    expect((await send({ intent: "undo", revision: "" })).status).toBe(400);
  });
});
