import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { enlargementOfUrl } from "~/house/ui/kit/enlargement";
import { photographSources, sourcesOfUrl } from "~/house/ui/photographs/photograph-sources";
import { heroPhotographs, photographs } from "~/house/ui/photographs/photographs";
import { PHOTOGRAPHS_VERSION } from "~/house/ui/photographs/photographs-version";
import { firstCatalog as catalog } from "~/provider/catalog.server";
import { guidesIndex } from "~/storefront/guides/index-page";
import styles from "~/trade/catalog/door-styles.json";
import { versionOf } from "../../art/files-version.mjs";
import { PREVIEW_CUT, pictures, SWATCH, widthsOf } from "../../art/photographs/pictures.mjs";

const PUBLIC = new URL("../../public", import.meta.url);
const FOLDER = new URL("../../public/images/photographs/", import.meta.url);

/** The maximum size of an AVIF in bytes, by published width. */
const CEILINGS: Readonly<Record<number, number>> = {
  240: 10_000,
  360: 20_000,
  480: 32_000,
  640: 52_000,
  656: 21_000,
  800: 75_000,
  1200: 160_000,
  1600: 260_000,
  2000: 330_000,
};

const FIRST_FLIGHT = 14_600;

const filesOf = (picture: ReturnType<typeof pictures>[number]) =>
  widthsOf(picture).flatMap((size) => [`${picture.name}-${size}.avif`, `${picture.name}-${size}.webp`]);

const swatchesOf = ({ name, swatch }: ReturnType<typeof pictures>[number]) =>
  swatch ? [`${name}-${SWATCH}.webp`] : [];

describe("the photographs", () => {
  it.each(pictures().map((picture) => [picture.name, picture] as const))(
    "%s is published in every width and both formats, in its proportions and under its size limit",
    async (_name, picture) => {
      const { width, height } = picture;
      for (const file of filesOf(picture)) {
        const path = fileURLToPath(new URL(file, FOLDER));
        expect(existsSync(path), `${file}: run npm run pictures`).toBe(true);
        const size = Number(/-(\d+)\./.exec(file)?.[1]);
        const shape = await sharp(path).metadata();
        expect([file, shape.width, shape.height]).toEqual([file, size, Math.round((size * height) / width)]);
        if (file.endsWith(".avif")) expect(statSync(path).size, file).toBeLessThanOrEqual(CEILINGS[size] ?? 0);
      }
    },
  );

  it("include the link preview of the home page", async () => {
    const small = (image: Sharp) => image.resize(60, 32, { fit: "fill" }).removeAlpha().raw().toBuffer();
    const hero = await small(sharp(fileURLToPath(new URL("hero-wide-2000.webp", FOLDER))).extract(PREVIEW_CUT));
    const preview = await small(sharp(fileURLToPath(new URL("images/preview.jpg", `${PUBLIC}/`))));
    const differences = hero.map((value, index) => Math.abs(value - (preview[index] ?? 0)));
    const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
    expect(mean, "run npm run pictures").toBeLessThan(4);
  });

  it.each([...Object.values(photographs).map(({ name }) => name), ...styles.map(({ handle }) => `${handle}-front`)])(
    "%s reaches a phone, headers included, in the first flight of a connection, ten packets (RFC 6928)",
    (name) => {
      expect(statSync(new URL(`${name}-656.avif`, FOLDER)).size).toBeLessThanOrEqual(FIRST_FLIGHT);
    },
  );

  it("are the only files in their folder", () => {
    const expected = pictures().flatMap((picture) => [...filesOf(picture), ...swatchesOf(picture)]);
    expect(readdirSync(FOLDER).sort()).toEqual(expected.sort());
  });

  it("are requested only in published widths", () => {
    const taken = new Map(pictures().map(({ name, width, height }) => [name, { width, height }]));
    for (const photo of [...Object.values(photographs), ...Object.values(heroPhotographs)]) {
      expect([photo.name, taken.get(photo.name)]).toEqual([photo.name, { width: photo.width, height: photo.height }]);
      const { avif, webp, fallback } = photographSources(photo.name, photo.width);
      const urls = `${avif}, ${webp}, ${fallback}`.split(", ").map((source) => source.split(" ")[0] ?? "");
      for (const url of urls) expect(existsSync(new URL(`.${url.split("?")[0]}`, `${PUBLIC}/`)), url).toBe(true);
    }
  });

  it("have the version of their content: write the expected value to app/house/ui/photographs/photographs-version.ts", () => {
    expect(PHOTOGRAPHS_VERSION).toBe(versionOf(fileURLToPath(PUBLIC), "/images/photographs/"));
  });

  it("show every door style twice", () => {
    for (const { handle } of styles) {
      for (const url of [`${handle}-front-800`, `${handle}-corner-640`]) {
        expect(sourcesOfUrl(`/images/photographs/${url}.webp`)?.avif).toContain(`${handle}`);
        expect(existsSync(new URL(`${url}.webp`, FOLDER)), url).toBe(true);
        const { avif, fallback } = enlargementOfUrl(`/images/photographs/${url}.webp`);
        for (const copy of [avif, fallback]) {
          expect(existsSync(new URL(`.${copy?.split("?")[0]}`, `${PUBLIC}/`)), copy).toBe(true);
        }
      }
    }
  });

  it("show every style in every finish, and the wood under it", () => {
    const finishes = catalog.flatMap((style) => style.finishes);
    const shown = finishes
      .flatMap(({ image, swatchPicture }) => [image?.url, swatchPicture])
      .filter((url) => url !== null);
    const own = catalog.length;
    expect(finishes.filter(({ image }) => image)).toHaveLength(finishes.length - own);
    for (const url of shown) if (url) expect(existsSync(new URL(`.${url}`, `${PUBLIC}/`)), url).toBe(true);
    const taken = pictures().flatMap((picture) => swatchesOf(picture).map((file) => `/images/photographs/${file}`));
    expect(finishes.flatMap(({ swatchPicture }) => swatchPicture ?? []).sort()).toEqual(taken.sort());
  });

  it("have different alternative texts", () => {
    const alts = Object.values(photographs).map(({ alt }) => alt);
    expect(new Set(alts).size).toBe(alts.length);
    for (const alt of alts) expect(alt.length).toBeGreaterThan(20);
    expect(guidesIndex.guides).toHaveLength(5);
  });
});
