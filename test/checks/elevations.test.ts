import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import doorStyles from "../../app/provider/embedded/seed/door-styles.json";
import { drawPictures } from "../../art/elevations/pictures.mjs";

const PUBLIC = new URL("../../public/", import.meta.url);
const pictures = drawPictures();
const paths = [...pictures.keys()];

/** Most bytes a picture may weigh on the wire, gzipped. */
const CEILINGS = [
  { folder: "images/doors/", bytes: 9_000 },
  { folder: "images/cards/", bytes: 6_000 },
  { folder: "images/hero-kitchen.svg", bytes: 14_000 },
  { folder: "images/rating.svg", bytes: 1_000 },
  { folder: "favicon.svg", bytes: 1_000 },
];

function committed(path: string): string {
  return readFileSync(new URL(path, PUBLIC), "utf8");
}

describe("drawn pictures", () => {
  it.each(paths)("%s is committed as it is drawn", (path) => {
    expect(committed(path) === pictures.get(path), `run: node art/elevations/draw.mjs`).toBe(true);
  });

  it.each(paths)("%s stays under its weight", (path) => {
    const ceiling = CEILINGS.find(({ folder }) => path.startsWith(folder));
    expect(gzipSync(committed(path)).length).toBeLessThanOrEqual(ceiling?.bytes ?? 0);
  });

  it.each(paths)("%s draws itself without scripts, text or anything from elsewhere", (path) => {
    expect(committed(path)).not.toMatch(/<script|<text|<style|<image|<foreignObject|href="(?!#)|url\((?!#)/);
  });

  it("come out the same twice", () => {
    expect([...drawPictures()]).toEqual([...pictures]);
  });

  it("show every door style of the catalogue, and none besides", () => {
    const handles = doorStyles.map(({ handle }) => `${handle}.svg`);
    expect(readdirSync(new URL("images/doors/", PUBLIC)).sort()).toEqual([...handles, "placeholder.svg"].sort());
  });
});
