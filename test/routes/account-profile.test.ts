import { beforeEach, describe, expect, it } from "vitest";
import "../support/shop-env";
import { shopDatabase } from "~/base/database/shop-database.server";
import { saveList } from "~/ordering/lists/lists.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import * as data from "~/routes/account.data[.]json";
import * as profile from "~/routes/account.profile";
import * as checkout from "~/routes/checkout";
import { ADMIN } from "../support/embedded-backend";
import type { Credentials } from "../support/hosted-page";
import { aList } from "../support/list-builders";
import { aKey } from "../support/order-builders";
import { accountIdOf, placeInShop } from "../support/order-shop";
import { cookieAfter, load, payloadOf, post, registerInShop, signInToShop } from "../support/shop-session";

const PATH = "/account/profile";

let count = 0;

describe("the profile page", () => {
  let person: Credentials;
  let cookie = "";
  beforeEach(async () => {
    count += 1;
    person = await registerInShop({ email: `profile${count}@shop.test`, tier: "dealer" });
    cookie = (await signInToShop(person)).cookie;
  });

  const shown = async () => (await (await load(profile.loader, PATH, cookie)).json()).marked;
  const fields = async (change: Readonly<Record<string, string>> = {}) => ({
    revision: (await shown()).revision as string,
    firstName: "Anna",
    lastName: "Lee",
    phone: "(503) 555-0199",
    businessName: "Lee & Co",
    "mailingAddress.address1": "1 Elm St",
    "mailingAddress.city": "Salem",
    "mailingAddress.province": "OR",
    "mailingAddress.zip": "97301",
    billingSame: "on",
    "shippingAddress.address1": "2 Dock Rd",
    "shippingAddress.city": "Bend",
    "shippingAddress.province": "OR",
    "shippingAddress.zip": "97701",
    ...change,
  });
  const save = async (change: Readonly<Record<string, string>> = {}) =>
    post(profile.action, PATH, await fields(change), cookie);
  const remove = (password: string) => post(profile.action, PATH, { intent: "delete", password }, cookie);

  it("saves what is typed, and the checkout uses that address", async () => {
    const answer = await save();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PATH}?saved`]);
    const { addresses, ...rest } = (await shown()).profile;
    expect(rest).toMatchObject({ firstName: "Anna", acceptsEmailMarketing: false });
    expect(addresses.billing).toEqual(addresses.mailing);
    expect(addresses.shipping).toMatchObject({ address1: "2 Dock Rd", country: "US" });
    const { contact } = await (await load(checkout.loader, "/checkout", cookie)).json();
    expect(contact).toMatchObject({ phone: "(503) 555-0199", mailingAddress: { address1: "2 Dock Rd" } });
  });

  it("says what is wrong at its field, and loses nothing", async () => {
    const answer = await save({ phone: "call me", "shippingAddress.zip": "x", businessName: "b".repeat(10_000) });
    expect(answer.status).toBe(422);
    const { fieldErrors, repopulateFields } = await answer.json();
    expect(Object.keys(fieldErrors).sort()).toEqual(["businessName", "phone", "shippingAddress.zip"]);
    expect(repopulateFields).toMatchObject({ firstName: "Anna", shippingAddress: { city: "Bend" } });
  });

  it("asks for a billing address if it is not the mailing address", async () => {
    const { billingSame: _same, ...rest } = await fields();
    const { fieldErrors } = await (await post(profile.action, PATH, rest, cookie)).json();
    expect(fieldErrors).toMatchObject({ "billingAddress.city": "This field is required" });
    expect(Object.keys(fieldErrors)).not.toContain("mailingAddress.city");
  });

  it("reports a change made in another window, and overwrites it only on a second request", async () => {
    const { revision } = await fields();
    await save();
    const late = await post(profile.action, PATH, { ...(await fields({ firstName: "Zoe" })), revision }, cookie);
    expect(late.status).toBe(409);
    expect((await late.json()).repopulateFields).toMatchObject({ firstName: "Zoe" });
    expect((await shown()).profile.firstName).toBe("Anna");
    expect((await save({ firstName: "Zoe" })).status).toBe(303);
  });

  it("exports account, orders and events as a file, without hashes and secrets", async () => {
    const { signedIn } = JSON.parse(payloadOf(cookie));
    await fields();
    const key = aKey();
    const customerId = await accountIdOf(person.email);
    const placed = await placeInShop({ jobName: "Elm kitchen", key }, customerId);
    await saveList(await shopDatabase(), { customerId, list: aList({ name: "Kitchen" }) }, Date.now());
    const answer = await load(data.loader, "/account/data.json", cookie);
    expect(answer.headers.get("Content-Disposition")).toContain("attachment");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const text = await answer.text();
    const file = JSON.parse(text);
    expect(file.account).toMatchObject({ email: person.email, tags: ["dealer"], firstName: "Ann" });
    expect(file.orders).toMatchObject([{ number: placed.order.number, jobName: "Elm kitchen" }]);
    expect(file.lists).toMatchObject([{ name: "Kitchen", pieces: aList().pieces }]);
    expect(file.quotes).toEqual([]);
    expect(file.events).toContainEqual({ at: expect.any(String), kind: "sign-in.done", byYou: true });
    for (const secret of [placed.link, key, "argon2", signedIn.cookies.provider_session]) {
      expect(text).not.toContain(secret);
    }
  });

  it("deletes the account with its password, preserves its orders, and signs out", async () => {
    await fields();
    const placed = await placeInShop({}, await accountIdOf(person.email));
    expect((await remove("Wrong-pass-99")).status).toBe(422);
    expect((await remove("")).status).toBe(422);
    const answer = await remove(person.password);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login"]);
    expect(payloadOf(cookieAfter(answer))).toContain("deleted");
    expect((await load(profile.loader, PATH, cookie)).headers.get("Location")).toBe("/login");
    expect(await findOrderByLink((await shopDatabase()).db, placed.link)).toMatchObject({ order: placed.order });
  });

  it("does not delete the only admin, and says why", async () => {
    cookie = (await signInToShop(ADMIN)).cookie;
    const answer = await remove(ADMIN.password);
    expect(answer.status).toBe(409);
    expect((await answer.json()).problem).toContain("the account of the shop's only owner");
  });
});
