import type { EntryContext } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { handedOver } from "~/platform/handed-over.server";

const inHex = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** What is handed over by a page with this data, and the texts that were asked for. */
function handed(data: unknown) {
  const asked: string[] = [];
  const loaderData = { root: { year: 2026 }, own: data };
  const text = handedOver(
    {
      serverHandoffString: JSON.stringify(loaderData).replace(/[<&>\u2028\u2029]/g, inHex),
      staticHandlerContext: { matches: [{ route: { id: "root" } }, { route: { id: "own" } }], loaderData },
    } as unknown as EntryContext,
    (known) => {
      asked.push(known);
      return '"$&known"';
    },
  );
  return { handed: JSON.parse(text ?? ""), asked: asked.map((known) => JSON.parse(known)) };
}

describe("what a page hands over to the browser", () => {
  it.each([[{ text: "<&>\u2028\u2029" }], [["$&"]], [null]])(
    "has the data of its own route as a text by itself: %j",
    (data) => {
      expect(handed(data)).toEqual({ handed: { root: { year: 2026 }, own: "$&known" }, asked: [data] });
    },
  );

  it("is as it was where its route has no data", () => {
    expect(handed(undefined)).toEqual({ handed: { root: { year: 2026 } }, asked: [] });
  });
});
