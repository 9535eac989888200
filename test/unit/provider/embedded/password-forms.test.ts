import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { isStrongPassword } from "~/provider/accounts/password";
import { hashPassword, verifyPassword } from "~/provider/embedded/passwords.server";

const COMPOSED = "Pässwörd-Zürich9!".normalize("NFC");
const DECOMPOSED = COMPOSED.normalize("NFD");
/** As a shop stored passwords before they had one form. */
const asTyped = (password: string) => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

describe("a password with letters that can be sent in two ways", () => {
  it.each([COMPOSED, DECOMPOSED])("is hashed in one form: %j", async (typed) => {
    const stored = await hashPassword(typed);
    expect([await verifyPassword(stored, COMPOSED), await verifyPassword(stored, DECOMPOSED)]).toEqual([true, true]);
    expect(await verifyPassword(stored, "Passwörd-Zürich9!")).toBe(false);
  });

  it.each([COMPOSED, DECOMPOSED])("lets in where an older hash has either form: %j", async (before) => {
    const stored = await asTyped(before);
    expect([await verifyPassword(stored, COMPOSED), await verifyPassword(stored, DECOMPOSED)]).toEqual([true, true]);
  });

  it("is as long as the letters that people see", () => {
    expect(isStrongPassword(`${"Ä".repeat(100)}ä1!`.normalize("NFD"))).toBe(true);
  });
});
