import { describe, expect, it } from "vitest";
import { isEmail, normalizeEmail } from "~/base/addresses/email";
import { accountState, isAdmin, tierOf } from "~/provider/accounts/account";
import { nameOf } from "~/provider/accounts/account-list";
import { isStrongPassword } from "~/provider/accounts/password";

describe("an account's tags", () => {
  it.each([
    [[], "active"],
    [["trade"], "active"],
    [["vip"], "active"],
    [["reseller"], "pending"],
    [["dealer"], "pending"],
    [["vip", "wholesaler"], "pending"],
    [["dealer", "approved"], "approved"],
    [["rejected", "dealer"], "rejected"],
  ] as const)("%j make it %s", (tags, state) => {
    expect(accountState(tags)).toBe(state);
  });

  it("name its tier", () => {
    expect(tierOf(["vip", "dealer"])?.label).toBe("Tier 3: Dealer");
    expect(tierOf(["vip"])).toBeNull();
  });

  it("or the operator's list give it the admin role; nothing else does", () => {
    expect(isAdmin({ email: "a@b.co", tags: ["admin"], emailConfirmed: false }, [])).toBe(true);
    expect(isAdmin({ email: "A@B.co ", tags: [], emailConfirmed: true }, ["a@b.co"])).toBe(true);
    expect(isAdmin({ email: "a@b.co", tags: [], emailConfirmed: false }, ["a@b.co"])).toBe(false);
    expect(isAdmin({ email: "a@b.co", tags: ["approved", "Admin"], emailConfirmed: true }, ["b@b.co"])).toBe(false);
    expect(isAdmin({ email: "", tags: [], emailConfirmed: true }, [])).toBe(false);
  });
});

describe("a person's name", () => {
  it("is the e-mail address if there is no name", () => {
    expect(nameOf({ firstName: "Ann", lastName: "Lee", email: "a@b.co" })).toBe("Ann Lee");
    expect(nameOf({ firstName: "", lastName: "Lee", email: "a@b.co" })).toBe("Lee");
    expect(nameOf({ firstName: "", lastName: "", email: "a@b.co" })).toBe("a@b.co");
  });
});

describe("an e-mail address", () => {
  it.each(["a@b.c", " ann.lee+doors@mail.shop.example ", "ä@b.co", "o'hara@b.co"])("may be %j", (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each([
    "",
    "a",
    "a@b",
    "@b.c",
    "a@.c",
    "a@b.",
    "a b@c.d",
    "a@b c.d",
    "a@@b.c",
    "a@b..c",
    `${"a".repeat(250)}@b.co`,
  ])("may not be %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });
  it("compares equal however it is written", () => {
    expect(normalizeEmail(" A@B.Co\n")).toBe("a@b.co");
    expect(normalizeEmail("e\u0301@b.co")).toBe("\u00e9@b.co");
  });
});

describe("a password", () => {
  it.each(["Abcdef1!", "Ünïcödé1-", "A1 bcdef.", `Aa1!${"x".repeat(124)}`])("may be %j", (password) => {
    expect(isStrongPassword(password)).toBe(true);
  });
  it.each([
    ["too short", "Abcde1!"],
    ["without uppercase", "abcdef1!"],
    ["without lowercase", "ABCDEF1!"],
    ["without a number", "Abcdefg!"],
    ["without a special character", "Abcdefg1"],
    ["a blank for its special character", "Abcdef 1"],
    ["longer than what is hashed", `Aa1!${"x".repeat(125)}`],
  ])("may not be %s", (_why, password) => {
    expect(isStrongPassword(password)).toBe(false);
  });
});
