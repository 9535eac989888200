import { describe, expect, it } from "vitest";
import { factsFields, factsValidator, versionsOf } from "~/house/facts/facts-form";
import {
  FIRST_FACTS,
  factsOf,
  mailedAddresses,
  type OwnerFacts,
  publicFacts,
  storedFacts,
} from "~/house/facts/owner-facts";
import { withAnswers } from "~/house/facts/setup-form";

const { hasDigest, ...FIELDS } = factsFields(FIRST_FACTS);

const validate = (change: Readonly<Record<string, string>> = {}) =>
  factsValidator.validate(new URLSearchParams({ revision: "3", ...FIELDS, ...change }) as unknown as FormData);

const OTHERS: OwnerFacts = {
  ...FIRST_FACTS,
  phone: { display: "+1 (212) 555-0100", href: "tel:+12125550100" },
  timeZone: { zone: "America/New_York", name: "Eastern Time" },
  social: [],
  leadDays: 12,
  notice: { text: "Closed Thanksgiving week", from: "2026-11-23", until: "2026-11-27" },
  closures: [{ firstDay: "2026-11-26", lastDay: "2026-11-26", reason: "" }],
  mailTo: { ...FIRST_FACTS.mailTo, orders: ["ann@shop.test", "bo@shop.test"], claims: ["ann@shop.test"] },
  hasDigest: false,
};

describe("the form with the shop's facts", () => {
  it("reads back what it shows", async () => {
    const { hasDigest: isOn, ...fields } = factsFields(OTHERS);
    expect(isOn).toBe(false);
    expect((await validate(fields)).data).toEqual({ revision: 3, facts: OTHERS });
    expect((await validate({ hasDigest: "on" })).data).toEqual({ revision: 3, facts: FIRST_FACTS });
  });

  it("makes a link that calls the number, and takes addresses apart", async () => {
    const typed = { phone: "(212) 555-0100", "mail-orders": " ann@shop.test,bo@shop.test; ann@shop.test " };
    expect((await validate(typed)).data?.facts).toMatchObject({
      phone: { display: "(212) 555-0100", href: "tel:+12125550100" },
      mailTo: { orders: ["ann@shop.test", "bo@shop.test"], claims: [] },
    });
  });

  it.each([
    ["name", " "],
    ["name", "x".repeat(61)],
    ["phone", "503.555.0100"],
    ["email", "hello@shop.test?bcc=me@evil.test"],
    ["region", "Bavaria"],
    ["postalCode", "9721"],
    ["timeZone", "Mars/Olympus"],
    ["social", "Instagram javascript:alert(1)"],
    ["social", "Instagram http://plain.test"],
    ["orderPrefix", "HVQ"],
    ["orderPrefix", "hv"],
    ["leadDays", "0"],
    ["leadDays", "366"],
    ["foundingYear", "1699"],
    ["foundingYear", "2999"],
    ["foundingYear", "85"],
    ["closures", "2026-11-31"],
    ["noticeFrom", "soon"],
    ["mail-orders", "ann@shop.test, bo"],
    ["revision", "0"],
  ])("refuses %s of %j", async (name, value) => {
    expect(Object.keys((await validate({ [name]: value })).error?.fieldErrors ?? {})).toEqual([name]);
  });

  it("refuses a notice that ends before it begins", async () => {
    const { error } = await validate({ noticeFrom: "2026-11-27", noticeUntil: "2026-11-26" });
    expect(error?.fieldErrors).toEqual({ noticeUntil: "The last day is before the first" });
  });

  it("goes back to a version only by two numbers", () => {
    const read = (back: string) => versionsOf(new URLSearchParams({ revision: "4", back }));
    expect([read("2"), read(""), read("x")]).toEqual([{ revision: 4, back: 2 }, null, null]);
  });
});

describe("facts", () => {
  it("are stored as what differs from the default, which the rest follows", () => {
    expect(storedFacts(FIRST_FACTS)).toBe("{}");
    expect(Object.keys(JSON.parse(storedFacts(OTHERS)))).toEqual([
      ...["phone", "timeZone", "social", "leadDays", "notice", "closures", "mailTo", "hasDigest"],
    ]);
    expect(factsOf(storedFacts(OTHERS))).toEqual(OTHERS);
  });

  it("keep the example's address and links to itself: a shop with another name has none until it types its own", () => {
    const { address, social } = FIRST_FACTS;
    expect(publicFacts(FIRST_FACTS, "2026-11-23")).toMatchObject({ address, social });
    const renamed = { ...FIRST_FACTS, name: "Harbor Doors" };
    expect(publicFacts(renamed, "2026-11-23")).toMatchObject({ address: null, social: [] });
    expect(factsFields(renamed)).toMatchObject({ street: "", city: "", region: "", postalCode: "", social: "" });
    const own = { ...renamed, address: { ...address, street: "1 Elm St" }, social: social.slice(1) };
    expect(publicFacts(own, "2026-11-23")).toMatchObject({ address: own.address, social: own.social });
    const answers = { mail: [], name: "Harbor Doors", phone: FIRST_FACTS.phone, email: "a@shop.test" };
    expect(withAnswers(FIRST_FACTS, answers).foundingYear).toBeNull();
    expect(withAnswers(FIRST_FACTS, { ...answers, name: FIRST_FACTS.name }).foundingYear).toBe(1985);
  });

  it("show their notice from its first day to its last, and never the addresses for mail to the shop", () => {
    const days = ["2026-11-22", "2026-11-23", "2026-11-27", "2026-11-28"];
    expect(days.map((today) => publicFacts(OTHERS, today).notice)).toEqual([
      "",
      "Closed Thanksgiving week",
      "Closed Thanksgiving week",
      "",
    ]);
    const always = { ...OTHERS, notice: { text: "Hello", from: "", until: "" } };
    expect(publicFacts(always, "2026-01-01").notice).toBe("Hello");
    expect(JSON.stringify(publicFacts(OTHERS, "2026-11-23"))).not.toContain("ann@shop.test");
    expect(mailedAddresses(OTHERS)).toEqual(["ann@shop.test", "bo@shop.test"]);
  });
});
