import { describe, expect, it } from "vitest";
import { termsShown } from "~/house/settings/services/settings.server";
import { settingsFields } from "~/house/settings/settings-form";
import { action, loader } from "~/routes/admin.settings";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { load, post, signInToShop } from "../support/shop-session";
import { someSettings } from "../support/shop-settings";

const PATH = "/admin/settings";

async function asAdmin() {
  const { cookie } = await signInToShop(ADMIN);
  const versions = async () => (await (await load(loader, PATH, cookie)).json()).versions;
  const save = async (change: Readonly<Record<string, string>> = {}, revision?: number) =>
    post(
      action,
      PATH,
      { ...settingsFields(someSettings()), revision: String(revision ?? (await versions())[0].revision), ...change },
      cookie,
    );
  return { cookie, versions, save };
}

describe("the settings page", () => {
  it("saves what is typed, shows it immediately, and lists every save with its admin and time", async () => {
    const { save, versions } = await asAdmin();
    const answer = await save({ "discount-dealer": "12.5", minimumOrder: "250", quoteDays: "15" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PATH}?saved`]);
    expect(await termsShown("dealer")).toMatchObject({ discount: 125, minimumOrderCents: 25_000 });
    expect(await termsShown(null)).toMatchObject({ discount: 0, minimumOrderCents: 25_000 });
    const [now, before] = await versions();
    expect(now).toMatchObject({ savedBy: ADMIN.email, settings: { quoteDays: 15 } });
    expect(before).toMatchObject({ savedBy: "", settings: someSettings() });
  });

  it("undoes the last save, unless somebody saved since or no save is named", async () => {
    const { cookie, save, versions } = await asAdmin();
    const [before] = await versions();
    await save({ quoteDays: "44" });
    const [{ revision }] = await versions();
    const undo = (seen: string) => post(action, PATH, { intent: "undo", revision: seen }, cookie);
    expect((await undo(String(before.revision))).status).toBe(409);
    expect([(await undo("")).status, (await undo("-1")).status]).toEqual([400, 400]);
    expect((await undo(String(revision))).headers.get("Location")).toBe(`${PATH}?saved`);
    expect((await versions())[0].settings).toEqual(before.settings);
  });

  it("saves nothing of a form with a mistake, and returns what was typed with the reason", async () => {
    const { save, versions } = await asAdmin();
    const before = await versions();
    const answer = await save({ "discount-dealer": "150", quoteDays: "9" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      fieldErrors: { "discount-dealer": expect.stringContaining("0 to 100") },
      repopulateFields: { "discount-dealer": "150", quoteDays: "9" },
    });
    expect(await versions()).toEqual(before);
  });

  it("overwrites another admin's save only after showing it", async () => {
    const { save, versions } = await asAdmin();
    const [{ revision }] = await versions();
    await save({ quoteDays: "10" }, revision);
    const late = await save({ quoteDays: "20" }, revision);
    expect(late.status).toBe(409);
    const reply = await late.json();
    expect(reply).toMatchObject({
      problem: expect.stringContaining("yours were not saved"),
      repopulateFields: { quoteDays: "20" },
    });
    expect((await versions())[0].settings.quoteDays).toBe(10);
    expect((await save({ quoteDays: "20" }, reply.revision)).status).toBe(303);
    expect((await versions())[0].settings.quoteDays).toBe(20);
  });

  it("answers an unknown form with 400", async () => {
    const { save } = await asAdmin();
    expect((await save({ revision: "latest" })).status).toBe(400);
  });
});
