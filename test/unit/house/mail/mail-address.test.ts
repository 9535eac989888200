import { expect, it } from "vitest";
import { mailboxOf } from "~/house/mail/mail-address.server";

it.each([
  "ann.lee@example.com",
  " Ann.Lee@Example.COM ",
  "annlee+doors@example.com",
  "a.n.n.l.e.e+1+2@example.com",
  "\uff41nnlee@example.com",
  "annlee@\uff45xample.com",
])("is the same for %s, however it is spelled", (spelled) => {
  expect(mailboxOf(spelled)).toBe("annlee@example.com");
});

it.each([
  ["ben@example.com", "ann@example.com"],
  ["ann@example.com", "ann@mail.example.com"],
  ["+1@example.com", "+2@example.com"],
])("is different for %s than for %s", (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

it("has its domain in ASCII, or unchanged if it is not a domain", () => {
  expect(mailboxOf("ann@m\u00fcller.example")).toBe("ann@xn--mller-kva.example");
  expect(mailboxOf("ann@exa mple.com")).toBe("ann@exa mple.com");
});
