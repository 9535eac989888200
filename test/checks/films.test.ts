import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { FILM_SIZE, type FilmName, films } from "~/storefront/guides/films";
import manifest from "~/storefront/guides/films.json";
import { measuringLessons } from "~/storefront/guides/lessons";
import { processFilm } from "~/storefront/marketing/process-film";
import { versionOf } from "../../art/files-version.mjs";
import { fingerprint } from "../../art/films/fingerprint.mjs";
import { plan } from "../../art/films/plan.mjs";
import shot from "../../art/films/shot.json";
import { cuesOf, mp4Head, webmHead } from "../support/film-files";

const PUBLIC = new URL("../../public", import.meta.url);
const names = Object.keys(films) as FilmName[];
const AGAIN = "run: npm run films";

/** The maximum size in bytes of a film, and of the picture that is shown before it plays. */
const [CEILING, POSTER] = [2_500_000, 30_000];

const fileOf = (name: string, ending: string) => fileURLToPath(new URL(`films/${name}.${ending}`, `${PUBLIC}/`));

/** The words of a text, regardless of line breaks. */
const flat = (text: string) => text.replace(/\s+/g, " ");

describe("the films", () => {
  let planned: Awaited<ReturnType<typeof plan>>;
  beforeAll(async () => {
    planned = await plan();
  });
  const plannedFilm = (name: FilmName) => {
    const film = planned.find((candidate) => candidate.name === name);
    if (!film) throw new Error(`No storyboard of ${name}`);
    return film;
  };

  it("are exactly those that have a storyboard, with no other file in their folder", () => {
    expect(planned.map(({ name }) => name).sort(), AGAIN).toEqual([...names].sort());
    const files = names.flatMap((name) => ["avif", "mp4", "vtt", "webm"].map((ending) => `${name}.${ending}`));
    expect(readdirSync(new URL("films/", `${PUBLIC}/`)).sort(), AGAIN).toEqual(files.sort());
  });

  it.each(names)("%s was made from the current words and drawings", (name) => {
    expect(shot[name].from, AGAIN).toBe(fingerprint(plannedFilm(name)));
  });

  it.each(names)("%s is as long as the pages say, 40 to 90 s, and weighs under 2.5 MB", (name) => {
    const { seconds, webm, mp4 } = films[name];
    expect(seconds).toBeGreaterThanOrEqual(40);
    expect(seconds).toBeLessThanOrEqual(90);
    expect(plannedFilm(name).timeline.seconds, AGAIN).toBe(seconds);
    for (const [ending, size, headOf] of [["webm", webm, webmHead] as const, ["mp4", mp4, mp4Head] as const]) {
      const bytes = readFileSync(fileOf(name, ending));
      expect([ending, bytes.byteLength], AGAIN).toEqual([ending, size]);
      expect(bytes.byteLength).toBeLessThan(CEILING);
      const head = headOf(bytes);
      expect(Math.abs(head.seconds - seconds), `${ending}: ${head.seconds} s`).toBeLessThanOrEqual(0.05);
      expect([head.width, head.height]).toEqual([FILM_SIZE.width, FILM_SIZE.height]);
    }
  });

  it.each(names)("%s is an MP4 that can play before it is fully loaded", (name) => {
    const bytes = readFileSync(fileOf(name, "mp4")).toString("latin1");
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  });

  it.each(names)("%s has a preview picture in its proportions", async (name) => {
    expect(existsSync(fileOf(name, "avif")), AGAIN).toBe(true);
    const { width = 0, height = 0, size } = await sharp(readFileSync(fileOf(name, "avif"))).metadata();
    expect(width / height).toBeCloseTo(FILM_SIZE.width / FILM_SIZE.height, 5);
    expect(width).toBeGreaterThanOrEqual(780);
    expect(size).toBeLessThan(POSTER);
  });

  it.each(names)("%s has captions that hold its words in order, within its duration", (name) => {
    const captions = readFileSync(fileOf(name, "vtt"), "utf8");
    expect(captions.startsWith("WEBVTT\n\n")).toBe(true);
    const cues = cuesOf(captions);
    let before = 0;
    for (const { start, end } of cues) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end).toBeGreaterThan(start);
      before = end;
    }
    expect(before).toBeLessThanOrEqual(films[name].seconds);
    const spoken = flat(cues.map(({ text }) => text).join(" "));
    for (const text of plannedFilm(name).texts) expect(spoken, AGAIN).toContain(text);
  });

  it("show every step of the lessons and of the process", () => {
    for (const { film, steps } of measuringLessons) {
      expect(plannedFilm(film).texts, AGAIN).toEqual(steps.map(({ text }) => text));
    }
    expect(plannedFilm("process").texts, AGAIN).toEqual(processFilm.parts.flatMap(({ lines }) => lines));
  });

  it("list their chapters with the right times", () => {
    for (const name of names) expect(films[name].chapters, AGAIN).toEqual(plannedFilm(name).chapters);
  });

  it("have the version that their content calls for", () => {
    expect(manifest.version, AGAIN).toBe(versionOf(fileURLToPath(PUBLIC), "/films/"));
  });
});
