import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isEmail } from "~/base/addresses/email";
import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { storeMessage } from "~/office/messages/messages.server";
import { registrationValidator } from "~/provider/accounts/registration-form";
import type { ProviderClient } from "~/provider/client/client.server";
import type { BackendHandle } from "~/provider/contract/backend.server";
import { contactValidator } from "~/storefront/marketing/contact-form";
import { CONTACT_TOPICS } from "~/storefront/marketing/contact-message";
import { anEmbeddedBackend } from "../../../support/embedded-backend";
import { MAIL_SHOP } from "../../../support/mail-shop";
import { aClient } from "../../../support/provider-client";
import { registrationFields } from "../../../support/registration-fields";

/** Letters that grow in lower case or when they are composed, or whose length differs between UTF-16 and SQLite. */
const GROWING = ["İ", "\u0958", "\u{1d160}", "\u{1f6aa}", "e\u0301", "ß", "a", " "] as const;

const grown = fc
  .tuple(fc.constantFrom(...GROWING), fc.constantFrom(1, 60, 99, 100, 101, 127, 150, 199, 200, 201, 249, 250))
  .map(([letter, times]) => letter.repeat(times));

/** Those that an address may have, which mail servers limit to 64 bytes before the at sign. */
const IN_ADDRESSES = GROWING.filter((letter) => isEmail(`${letter}@b.co`));

const email = fc
  .tuple(fc.constantFrom(...IN_ADDRESSES), fc.constantFrom(1, 20, 21, 22, 31, 32, 33, 63, 64, 65))
  .map(([letter, times]) => `${letter.repeat(times)}@b.co`);

describe("a form that the shop accepts", () => {
  let database: Database;
  let backend: BackendHandle;
  let client: ProviderClient;
  const now = Date.UTC(2026, 0, 5);
  beforeAll(async () => {
    database = await openDatabase(":memory:");
    backend = await anEmbeddedBackend({ database });
    client = aClient(backend.handle).client;
  });
  afterAll(async () => {
    await backend.close();
    await database.close();
  });

  /** Sends what the validator accepts; `false` if it accepts nothing. */
  async function sent(fields: Readonly<Record<string, string>>, form: "contact" | "registration"): Promise<boolean> {
    const data = new URLSearchParams(fields);
    if (form === "contact") {
      const { data: message } = await contactValidator.validate(data);
      if (message) expect(await storeMessage(database, message, MAIL_SHOP, now)).toBe(true);
      return message !== undefined;
    }
    const { data: registration } = await registrationValidator(true).validate(data);
    if (registration) await client.register(registration);
    return registration !== undefined;
  }

  it("can be stored: messages", async () => {
    const texts = { name: grown, email, phone: fc.constantFrom("", "1".repeat(200)), message: grown };
    const forms = fc.record({ ...texts, topic: fc.constantFrom(...CONTACT_TOPICS) });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(forms, async (fields) => {
        accepted += Number(await sent(fields, "contact"));
      }),
      { numRuns: 200 },
    );
    expect(accepted).toBeGreaterThan(10);
  });

  it.each(IN_ADDRESSES)("can be stored by the provider: an address of %j at every length", async (letter) => {
    let accepted = 0;
    // Hashing is slow and depends only on the address, so only the lengths at the limits are tried.
    for (const times of [1, 21, 22, 31, 32, 33, 63, 64, 65]) {
      const address = `${letter.repeat(times)}@b.co`;
      accepted += Number(await sent(registrationFields({ email: address }), "registration"));
    }
    expect(accepted).toBeGreaterThan(0);
  });

  it.each([...GROWING.filter((letter) => letter !== " ").entries()])(
    "can be stored by the provider: names of letter %i at every length",
    async (index, letter) => {
      for (const name of ["firstName", "lastName", "businessName", "mailingAddress.city"]) {
        await sent(registrationFields({ email: `${name}${index}@b.co`, [name]: letter.repeat(200) }), "registration");
      }
    },
  );
});
