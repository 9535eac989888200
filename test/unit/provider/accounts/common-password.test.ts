import { describe, expect, it } from "vitest";
import { commonPasswordFault } from "~/provider/accounts/common-password.server";
import { words } from "~/provider/accounts/common-passwords.json";
import { isStrongPassword } from "~/provider/accounts/password";

const ANN = { email: "ann.lee@mill-kitchens.example", firstName: "Ann", lastName: "Lee", businessName: "Lee Kitchens" };
const isCommon = (password: string) => commonPasswordFault(password, "The Haven", ANN) !== null;

describe("a common password", () => {
  it("is any entry of the list, in upper or lower case", () => {
    expect(words.length).toBeGreaterThan(3_000);
    expect(words.filter((word) => !isCommon(word.toUpperCase()))).toEqual([]);
  });

  it("stays common with additions that only satisfy the form's rules", () => {
    const dressed = words
      .filter((word) => /^[a-z]{4,}$/.test(word))
      .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}2026!`);
    expect(dressed.length).toBeGreaterThan(2_500);
    expect(dressed.filter((password) => !isStrongPassword(password))).toEqual([]);
    expect(dressed.filter((password) => !isCommon(password))).toEqual([]);
  });

  it.each(["P@ssw0rd!", "Password123!", "1Password!", "$ecret12", "!!Qwerty99", "Dr@g0n2024!", "Abc123!!"])(
    "is %j",
    (password) => {
      expect(isCommon(password)).toBe(true);
    },
  );

  it.each([
    "The-Haven-1",
    "TheHaven2026!",
    "Ann.Lee@mill-kitchens.example",
    "Ann-Lee-77",
    "Leeann1!",
    "Mill-Kitchens-1!",
    "Lee Kitchens 1!",
    "!lee.kitchens.1",
  ])("is built from what anybody knows about the account or the shop: %j", (password) => {
    expect(isCommon(password)).toBe(true);
  });

  it.each([
    ["Lee Kitchens 1!", "your business's name"],
    ["My-LeeKitchens#2026-yes!", "your business's name"],
    ["2026!xL33-K1tchens-and-more", "your business's name"],
    ["The-Haven-1", "the shop's name"],
    ["Ann-Lee-77", "your name"],
    ["Mill-Kitchens-1!", "your e-mail address"],
  ])("says what to leave out of %j", (password, what) => {
    expect(commonPasswordFault(password, "The Haven", ANN)).toBe(`Please leave ${what} out of your password.`);
    expect(commonPasswordFault("Password123!", "The Haven", ANN)).toMatch(/^This is one of the passwords/);
  });

  it.each([
    "Secret-pass-1",
    "Kettle-blue-42",
    "Correct horse battery 9",
    "Summer 8391 2847 5522!",
    "Tr0ub4dor&3x",
    "Päßwörter-7",
    "Ann rides 3 blue horses!",
    "x7#Lq2!vRt",
  ])("is not %j", (password) => {
    expect(isCommon(password)).toBe(false);
  });

  it("is checked fast for any posted text", () => {
    for (const text of ["", "\0", "!".repeat(500), "a".repeat(500), "1a".repeat(250), "\ud800"]) {
      expect(isCommon(text)).toBe(false);
    }
  });
});
