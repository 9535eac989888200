import { describe, expect, it } from "vitest";
import { readIntent } from "~/configurator/order-form/order-intents";
import { shownRows } from "~/configurator/order-form/shown-rows";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import { createDraft } from "~/trade/pieces/configuration-draft";

const draft = createDraft({
  pieces: { doors: Array(130).fill(BLANK_PIECE), drawers: Array(61).fill(BLANK_PIECE), panels: [], fillers: [] },
  included: { doors: true, drawers: true, panels: false, fillers: false },
  preBoredByDefault: false,
});

const shown = (
  posted: Readonly<Record<string, string>>,
  button = "price",
  atFault: Parameters<typeof shownRows>[3] = [],
) => shownRows(new URLSearchParams(posted), readIntent(button), draft, atFault);

describe("the shown rows of a long list", () => {
  it("are the first ones, or those shown before", () => {
    expect(shown({})).toEqual({});
    expect(shown({ "shown.doors": "60", "shown.drawers": "60" })).toEqual({ doors: 60, drawers: 60 });
  });

  it("are those requested by the pressed button", () => {
    expect(shown({ "shown.drawers": "60" }, "show:doors:120")).toEqual({ doors: 120, drawers: 60 });
    expect(shown({ "shown.doors": "60" }, "show:doors:0")).toEqual({});
    expect(shown({}, "add:doors")).toEqual({ doors: 120 });
    expect(shown({}, "duplicate:doors:59")).toEqual({ doors: 60 });
    expect(shown({}, "remove:doors:60")).toEqual({ doors: 60 });
  });

  it("include the first row with an error", () => {
    const rows = [70, 125].map((index) => ({ list: "doors" as const, index }));
    expect(shown({ "shown.doors": "120" }, "add-to-cart", rows)).toEqual({ doors: 60 });
  });

  it.each(["1e9", "-60", "x", "59.5", ""])("are always part of the list, even for an invalid post: %s", (text) => {
    expect([0, 120]).toContain(shown({ "shown.doors": text }).doors ?? 0);
  });
});
