import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_FACTS, holdDeposit, holdShopFacts } from "~/base/brand/shop-facts";
import { depositRule, paidBeforeCutting } from "~/house/promises/paying";
import { nextText } from "~/ordering/orders/page/order-words";
import { termsNow } from "../../../support/page-texts";
import { anOrder } from "../../../support/placed-order-builders";

const termsText = () =>
  termsNow()
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .join(" ");

afterEach(() => holdShopFacts(DEFAULT_FACTS));

describe("the owner's deposit", () => {
  it("is said by terms and order once it is set, and nowhere before", () => {
    expect([depositRule(), paidBeforeCutting()]).toEqual(["", "you pay it before doors are cut"]);
    expect(termsText()).toContain("unless we have agreed other terms with you, you pay it before doors are cut.");
    expect(nextText(anOrder(), null).join(" ")).not.toContain("deposit");
    holdDeposit(500);
    expect(termsText()).toContain("you pay a deposit of 50% before doors are cut, and the rest before they ship.");
    expect(nextText(anOrder(), null).join(" ")).toContain("A prepaid order starts with a deposit of 50%");
  });
});
