import { URI } from "otpauth";
import { expect, it } from "vitest";
import { authenticatorAddress } from "~/provider/accounts/authenticator";

it("an authenticator app reads the shop, the account and the secret from the address", () => {
  const address = authenticatorAddress("The Shop: Doors", "ann+x@shop.test", "JBSWY3DPEHPK3PXP");
  const read = URI.parse(address);
  expect(read).toMatchObject({ issuer: "The Shop Doors", label: "ann+x@shop.test", digits: 6, period: 30 });
  expect(read.secret.base32).toBe("JBSWY3DPEHPK3PXP");
  expect(read.algorithm).toBe("SHA1");
});
