import { Window } from "happy-dom";
import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { checkAddToCart } from "~/configurator/order-form/add-to-cart";
import { OrderErrors } from "~/configurator/order-form/page/order-errors";
import { OrderForm } from "~/configurator/order-form/page/order-form";
import { orderFormRefusal } from "~/configurator/order-form/refusal";
import { CupFields } from "~/configurator/order-form/rows/detail-fields";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { createDraft } from "~/trade/pieces/configuration-draft";
import { aProduct } from "../../../../support/product-builder";
import { specificationOf } from "../../../../support/specifications";

const specification = specificationOf("ashby");
const door: PieceDraft = { ...BLANK_PIECE, widthInches: "15", heightInches: "30", location: "K-1", hinge: "left" };

/** A refused order of one bored door with these cups, and others without. */
function refused(cups: string, count = 1) {
  const draft = createDraft({
    pieces: {
      doors: Array.from({ length: count }, (_, index) => (index > 0 ? door : { ...door, preBored: true, cups })),
      drawers: [],
      panels: [],
      fillers: [],
    },
    included: { doors: true, drawers: false, panels: false, fillers: false },
    preBoredByDefault: false,
  });
  const check = checkAddToCart(draft, specification);
  return { draft, errors: check.ok ? [] : check.errors };
}

function read(markup: string) {
  const { document } = new Window();
  document.body.innerHTML = markup;
  const field = (id: string) => {
    const found = document.getElementById(id);
    const texts = (found?.getAttribute("aria-describedby") ?? "").split(" ");
    return {
      invalid: found?.getAttribute("aria-invalid"),
      said: texts.map((text) => document.getElementById(text)?.textContent).join(" "),
    };
  };
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  return { field, links };
}

describe("the field of a cup that cannot be, before JavaScript", () => {
  it.each([
    ["3;31", "doors-1-cups-2", /^This door is only 30" high, so a cup at 31" misses it/],
    ["1/2;27", "doors-1-cups", /^The cup 1\/2" from the top meets the edge/],
    ["3;4", "doors-1-cups", /^The cup 4" from the top meets the cup/],
    ["3;28", "doors-1-cups-2", /^The cup 28" from the top meets the joint/],
    ["3;x", "doors-1-cups-2", /./],
    ["3", "doors-1-cups", /at least 2 cups/],
  ])("%s is marked, says why, and is where the summary leads", (cups, id, words) => {
    const { draft, errors } = refused(cups);
    const row = draft.rows.doors[0]?.draft ?? BLANK_PIECE;
    const shared = { scope: "", list: "doors", index: 0, draft: row, specification, onEdit: () => {} } as const;
    const { field, links } = read(
      renderToStaticMarkup(
        <>
          <OrderErrors scope="" refusal={orderFormRefusal(errors, draft)} summaryRef={createRef<HTMLDivElement>()} />
          <CupFields {...shared} isCupRefused />
        </>,
      ),
    );
    expect(links).toEqual([`#${id}`]);
    expect(field(id)).toEqual({ invalid: "true", said: expect.stringMatching(words) });
  });

  it("is the one field for all cups in a compact row", () => {
    const reply = { ...refused("3;31", 6), outcome: "refused" as const };
    const product = aProduct({ priceCents: 2000, specification });
    const { field, links } = read(
      renderToStaticMarkup(<OrderForm product={product} reply={reply} onAdded={() => {}} onFinish={() => {}} />),
    );
    expect(links).toContain("#doors-1-cups");
    expect(field("doors-1-cups")).toEqual({
      invalid: "true",
      said: expect.stringContaining('so a cup at 31" misses it'),
    });
  });
});
