import { afterEach, expect, it, vi } from "vitest";
import { shopFacts } from "~/base/brand/shop-facts";
import { onPurge } from "~/base/platform/http/document-cache/cached-documents.server";
import { factsFields } from "~/house/facts/facts-form";
import { FIRST_FACTS } from "~/house/facts/owner-facts";
import { isSetUp, renewDay } from "~/house/facts/services/facts.server";
import { action as setupAction, loader as setupLoader } from "~/routes/admin.setup";
import { action, loader } from "~/routes/admin.shop";
import * as contact from "~/routes/contact";
import { dayIn, daysAfter } from "~/trade/measure/days";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { load, post, signInToShop } from "../support/shop-session";

const PATH = "/admin/shop";
const { hasDigest, ...FIELDS } = factsFields(FIRST_FACTS);

afterEach(() => {
  vi.useRealTimers();
});

async function asOwner() {
  const { cookie } = await signInToShop(ADMIN);
  const versions = async () => (await (await load(loader, PATH, cookie)).json()).versions;
  const save = async (change: Readonly<Record<string, string>> = {}, revision?: number) =>
    post(
      action,
      PATH,
      { ...FIELDS, hasDigest: "on", revision: String(revision ?? (await versions())[0].revision), ...change },
      cookie,
    );
  const goBack = (revision: number, back: number) =>
    post(action, PATH, { revision: String(revision), back: String(back) }, cookie);
  return { versions, save, goBack };
}

it("what the owner saves is shown immediately, listed with who and when, and can be undone", async () => {
  const { save, versions, goBack } = await asOwner();
  const answer = await save({ phone: "(212) 555-0199", hours: "8 to 5" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PATH}?saved`]);
  expect(shopFacts()).toMatchObject({ phone: { display: "(212) 555-0199" }, hours: "8 to 5" });
  const [now, before] = await versions();
  expect(now).toMatchObject({ savedBy: ADMIN.email, facts: { hours: "8 to 5" } });
  expect((await goBack(now.revision, before.revision)).status).toBe(303);
  expect(shopFacts()).toMatchObject({ phone: FIRST_FACTS.phone, hours: FIRST_FACTS.hours });
  const late = await goBack(now.revision, before.revision).catch((refusal: Response) => refusal);
  expect(late.status).toBe(409);
});

it("a bad day is refused beside its field, and what was typed is in the answer", async () => {
  const { save, versions } = await asOwner();
  const before = await versions();
  const answer = await save({ closures: "2026-11-26 Thanksgiving\nsoon" });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    fieldErrors: { closures: expect.stringContaining("Line 2") },
    repopulateFields: { closures: "2026-11-26 Thanksgiving\nsoon" },
  });
  expect(await versions()).toEqual(before);
});

it("an older form overwrites nothing before it has shown what was saved", async () => {
  const { save, versions } = await asOwner();
  const [{ revision }] = await versions();
  await save({ hours: "9 to 5" }, revision);
  const late = await save({ hours: "9 to 6" }, revision);
  expect(late.status).toBe(409);
  const reply = await late.json();
  expect(reply).toMatchObject({ repopulateFields: { hours: "9 to 6" } });
  expect(shopFacts().hours).toBe("9 to 5");
  expect((await save({ hours: "9 to 6" }, reply.revision)).status).toBe(303);
  expect(shopFacts().hours).toBe("9 to 6");
});

it("closed days are announced on the contact page", async () => {
  const { save } = await asOwner();
  const day = daysAfter(dayIn(FIRST_FACTS.timeZone.zone, new Date().toISOString()), 7);
  await save({ closures: `${day} Inventory` });
  const { closures } = await (await load(contact.loader, "/contact")).json();
  expect(closures).toEqual([{ firstDay: day, lastDay: day, reason: "Inventory" }]);
});

it("a notice begins and ends with its days in the shop's time zone, and stored pages follow", async () => {
  const { save } = await asOwner();
  await save({ notice: "Closed today", noticeFrom: "2030-03-05", noticeUntil: "2030-03-05" });
  const purge = vi.fn();
  onPurge(purge);
  const shownAt = (time: string) => {
    vi.useFakeTimers({ now: Date.parse(time) });
    renewDay();
    return shopFacts().notice;
  };
  expect(shownAt("2030-03-05T07:59:58Z")).toBe("");
  expect(shownAt("2030-03-05T08:00:00Z")).toBe("Closed today");
  expect(shownAt("2030-03-06T07:59:59Z")).toBe("Closed today");
  expect(shownAt("2030-03-06T08:00:00Z")).toBe("");
  expect(purge).toHaveBeenCalledTimes(4);
});

it("a new shop's owner is asked for its name and addresses until something is saved", async () => {
  const { cookie } = await signInToShop(ADMIN);
  const { revision } = await (await load(setupLoader, "/admin/setup", cookie)).json();
  const answers = { name: "Harbor & Sons Cabinet Doors", phone: "(212) 555-0142", email: "hello@harbor.test" };
  const send = (change: Readonly<Record<string, string>>, of = revision) =>
    post(setupAction, "/admin/setup", { ...answers, mail: "", revision: String(of), ...change }, cookie);
  expect((await send({ phone: "call us" })).status).toBe(422);
  const answer = await send({ mail: "a@harbor.test, b@harbor.test" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
  expect(shopFacts()).toMatchObject({ name: answers.name, shortName: "Harbor & Sons Cabinet", email: answers.email });
  const now = await (await load(setupLoader, "/admin/setup", cookie)).json();
  expect(now.facts.mailTo.claims).toEqual(["a@harbor.test", "b@harbor.test"]);
  expect((await send({}, revision)).status).toBe(409);
  expect(isSetUp()).toBe(true);
});
