import { expect, it } from "vitest";
import { newClaimLetter } from "~/ordering/claims/claim-mails.server";
import type { LinkedOrder } from "~/ordering/orders/order";

const contact = { firstName: "Ann", lastName: "Lee", email: "ann@site.test", phone: "(503) 555-0100" };
const linked = { order: { number: "HV-1001", contact } } as LinkedOrder;

it.each([
  {
    what: "a claim about two pieces",
    pieces: [0, 1].map((index) => ({ line: 0, list: "doors" as const, index })),
    said: "2",
  },
  { what: "a claim about the whole order", pieces: [], said: "none named" },
])("the shop's mail about $what says so: $said", ({ pieces, said }) => {
  const { parts } = newClaimLetter(linked, { id: "3", text: "The panel is split", pieces, photographs: [] });
  expect(parts[1]).toMatchObject({ facts: expect.arrayContaining([["Pieces:", said]]) });
});
