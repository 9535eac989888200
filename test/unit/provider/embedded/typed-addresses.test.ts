import { expect, it } from "vitest";
import { aRegistration } from "../../../support/builders";
import { createOrderTestShop } from "../../../support/order-test-shop";

it("a registration is confirmed once an hour to a typed address, in any spelling", async () => {
  const shop = await createOrderTestShop();
  for (const email of ["ann+1@people.test", "ann+2@people.test", "ANN+3@people.test"])
    await shop.client.register(aRegistration({ email, password: "Secret-pass-1" }));
  const mails = shop.database.db.selectFrom("outbox").select("recipient").where("kind", "=", "account-received");
  expect(await mails.execute()).toEqual([{ recipient: "ann+1@people.test" }]);
  await shop.close();
});
