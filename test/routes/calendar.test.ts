import { expect, it, vi } from "vitest";
import { SHOP_TIME } from "~/brand/shop-time";
import { dayIn, daysAfter } from "~/measure/days";
import { action, loader } from "~/routes/admin.calendar";
import * as contact from "~/routes/contact";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { load, post, signInToShop } from "../support/shop-session";

vi.mock("~/startup.server", () => ({
  startServices: async () => ({ pictureOrigins: [], signInOrigins: [] }),
}));
vi.mock("~/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

const PATH = "/admin/calendar";
const day = daysAfter(dayIn(SHOP_TIME.zone, new Date().toISOString()), 7);

it("the days that an admin adds are announced on the contact page until they are removed", async () => {
  const { cookie } = await signInToShop(ADMIN);
  const reasons = async () => {
    const { closures } = await (await load(contact.loader, "/contact")).json();
    return closures.map(({ reason }: { reason: string }) => reason);
  };
  expect(await reasons()).toEqual([]);
  const refused = await post(action, PATH, { firstDay: "never", reason: "Inventory" }, cookie);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ repopulateFields: { firstDay: "never", reason: "Inventory" } });
  const added = await post(action, PATH, { firstDay: day, lastDay: "", reason: "Inventory" }, cookie);
  expect([added.status, added.headers.get("Location")]).toEqual([303, `${PATH}?saved`]);
  expect(await reasons()).toEqual(["Inventory"]);
  const { closures } = await (await load(loader, PATH, cookie)).json();
  await post(action, PATH, { remove: String(closures[0].id) }, cookie);
  expect(await reasons()).toEqual([]);
});
