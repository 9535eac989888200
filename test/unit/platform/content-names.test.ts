import { describe, expect, it } from "vitest";
import { contentNames, renamed } from "../../../app/platform/build/content-names.mjs";

const PAGE = "/build/routes/page-AAAAAAAA.js";
const OTHER = "/build/routes/other-BBBBBBBB.js";
const SHARED = "/build/_shared/chunk-CCCCCCCC.js";
const DEEP = "/build/_shared/together-DDDDDDDD.js";

const build = (deep: string) =>
  new Map([
    [PAGE, `import{a}from"${SHARED}";a()`],
    [OTHER, "export const b=1"],
    [SHARED, `export const a=()=>import("${DEEP}")`],
    [DEEP, `import"${SHARED}";${deep}`],
  ]);

describe("the names of scripts", () => {
  it("change with whatever a script loads, however far away, and with nothing else", () => {
    const one = contentNames(build("one"));
    const other = contentNames(build("other"));
    expect(contentNames(build("one"))).toEqual(one);
    for (const url of [PAGE, SHARED, DEEP]) expect(other.get(url), url).not.toBe(one.get(url));
    expect(other.get(OTHER)).toBe(one.get(OTHER));
  });

  it("keep their form, which the manifest relies on", () => {
    expect(contentNames(build("one")).get(PAGE)).toMatch(/^\/build\/routes\/page-[A-F0-9]{8}\.js$/);
  });

  it("tell scripts of the same code apart", () => {
    const names = contentNames(
      new Map([
        [PAGE, "export{}"],
        [OTHER, "export{}"],
      ]),
    );
    expect(new Set(names.values()).size).toBe(2);
  });

  it("replace the old ones wherever a script is named", () => {
    const names = new Map([[SHARED, "/build/_shared/chunk-EEEEEEEE.js"]]);
    expect(renamed(`import{a}from"${SHARED}";import("${DEEP}")`, names)).toBe(
      `import{a}from"/build/_shared/chunk-EEEEEEEE.js";import("${DEEP}")`,
    );
  });
});
