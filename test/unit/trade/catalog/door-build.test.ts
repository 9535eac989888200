import { describe, expect, it } from "vitest";
import { railOf, readBuild } from "~/trade/catalog/door-build";
import { specificationOf, specifications } from "../../../support/specifications";

/** Frame, panel, field, stile in sixteenths, and which parts show grain: the frame, the panel. */
const BUILDS: Readonly<Record<string, string>> = {
  ashby: "five-piece mdf flat 36 frame",
  rowan: "five-piece solid flat 36 frame panel",
  barrow: "one-piece mdf flat 36",
  corbin: "slab none flat 0 frame panel",
  pierce: "five-piece glass flat 36 frame",
  "alder-creek": "five-piece solid flat 36 frame panel",
  hadley: "five-piece mdf flat 16",
  harrow: "mitered solid flat 36 frame panel",
  linden: "one-piece mdf flat 36",
  kestrel: "five-piece solid flat 36 frame panel",
  calder: "slab none flat 0",
  bellamy: "five-piece solid raised 36 frame panel",
  fenwick: "five-piece beadboard flat 36 frame",
  dunmore: "five-piece solid flat 36 frame panel",
  quarry: "slab none flat 0",
  orchard: "five-piece solid raised arched 36 frame panel",
  eastlake: "mitered solid flat 36 frame panel",
  marlow: "slab none flat 0",
  grange: "five-piece solid raised 36 frame panel",
  norwood: "five-piece solid flat 36 frame panel",
};

describe("how a style is built", () => {
  it("is known for every style in the catalog", () => {
    expect(Object.keys(BUILDS).sort()).toEqual([...specifications.keys()].sort());
  });

  it.each(Object.entries(BUILDS))("is read from the specification of %s: %s", (handle, expected) => {
    const { frame, panel, profile, rise, stile, grain, panelGrain } = readBuild(specificationOf(handle));
    const words = [frame, panel, profile, rise > 0 && "arched", stile, grain && "frame", panelGrain && "panel"];
    expect(words.filter((word) => word !== false).join(" ")).toBe(expected);
  });

  it.each([
    ["Mitred, raised panel", "Oak", "mitered solid raised"],
    ["Shaker", "Maple, plywood panel", "five-piece mdf flat"],
    ["Woven", "", "five-piece solid flat"],
    ["SLAB", "MDF", "slab none flat"],
    ["Cope and stick, cathedral arch", "Cherry", "five-piece solid flat"],
  ])("is read from another provider's words: %s, %s", (construction, material, expected) => {
    const { frame, panel, profile } = readBuild({ ...specificationOf("ashby"), workshop: {}, construction, material });
    expect(`${frame} ${panel} ${profile}`).toBe(expected);
  });

  it("is a slab if it has no frame, despite what the words say", () => {
    expect(readBuild({ ...specificationOf("ashby"), frameWidth: null }).frame).toBe("slab");
    expect(readBuild({ ...specificationOf("ashby"), frameWidth: 0 }).frame).toBe("slab");
  });

  it("has narrow rails in drawer fronts, unless its frame is narrower", () => {
    const rails = (handle: string) => {
      const build = readBuild(specificationOf(handle));
      return [railOf(build, "doors"), railOf(build, "drawers")];
    };
    expect([rails("ashby"), rails("hadley"), rails("calder")]).toEqual([
      [36, 24],
      [16, 16],
      [0, 0],
    ]);
  });
});
