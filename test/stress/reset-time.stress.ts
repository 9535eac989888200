import { Request } from "undici";
import { expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { createAccount } from "~/provider/embedded/accounts.server";
import { createForgottenPage } from "~/provider/embedded/hosted/forgotten-page.server";
import { FORGOTTEN_PATH } from "~/provider/embedded/password-reset.server";
import { aRegistration } from "../support/builders";
import { RETURN_URL } from "../support/embedded-backend";
import { MAIL_SHOP } from "../support/mail-shop";
import { differenceBetween } from "./difference";
import { report } from "./report";
import { stressedDatabases } from "./stressed-database";

const TRIES = 1000;
const LIMIT_PERCENT = 5;

it(`asking for a new password takes as long for an unknown as for a known address, over ${TRIES} tries of each`, async () => {
  const databases = await stressedDatabases();
  const database = await (await databases.another()).open();
  for (let index = 0; index < TRIES; index += 1) {
    const registration = aRegistration({ email: `known${index}@shop.test` });
    await write(database, (trx) => createAccount(trx, toWireRegistration(registration, RETURN_URL), "hash", 0));
  }
  const createLimit = () => ({ count: async () => 0, forget: async () => {} });
  const forgotten = createForgottenPage({ database, shop: MAIL_SHOP, sendsMail: true, createLimit, now: Date.now });
  const askAs = async (email: string) => {
    const url = MAIL_SHOP.publicOrigin + FORGOTTEN_PATH;
    const answer = await forgotten(new Request(url, { method: "POST", body: new URLSearchParams({ email }) }), null);
    await answer.text();
    expect(answer.status).toBe(200);
  };
  const difference = await differenceBetween(
    TRIES,
    (index) => askAs(`known${index}@shop.test`),
    (index) => askAs(`other${index}@shop.test`),
  );
  const { length: count } = await database.db.selectFrom("outbox").select("id").execute();
  await database.close();
  await databases.remove();
  expect(count).toBe(TRIES);
  for (const of of ["processor", "clock"] as const) {
    report(`by the ${of}, known and unknown addresses of a reset differ by ${difference[of].toFixed(2)} %`);
  }
  // The clock's figure is reliable only on a quiet machine.
  expect(difference.processor).toBeLessThan(LIMIT_PERCENT);
});
