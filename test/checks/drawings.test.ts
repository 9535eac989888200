import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { type GuideSection, installationLessons, type Lesson, measuringLessons } from "~/storefront/guides/lessons";
import { measuringGuide } from "~/storefront/guides/measuring";
import { ROOT, sourceFiles } from "../support/source-files";

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly module: string }>>;
}

/** The name of each drawing. Followed by a title, it occurs only in the drawing's own code. */
const names = sourceFiles("app/storefront/guides/page/drawings", ["-drawing.tsx"]).flatMap(({ path: file, text }) => {
  const found = [...text.matchAll(/\bname="([^"]+)"\s+title=/g)].map(([, name = file]) => name);
  return found.length > 0 ? found : [file];
});

const read = (url: string) => readFileSync(path.join(ROOT, "public", url), "utf8");

/** How many drawings a route's scripts hold. */
function loadedBy(route: string): number {
  const [file] = sourceFiles("public/build", [".js"]).filter(({ path: name }) => /\/manifest-/.test(name));
  // The manifest is a script that creates an object, so it is run as the browser runs it.
  const manifest: Manifest = runInNewContext(`const window = {};${file?.text ?? ""};window.__remixManifest`);
  const { preloads }: { preloads: Readonly<Record<string, readonly string[]>> } = JSON.parse(
    readFileSync(path.join(ROOT, "build/assets.json"), "utf8"),
  );
  const { module } = manifest.routes[route] ?? { module: "" };
  const scripts = [module, ...(preloads[route] ?? [])].map(read).join("\n");
  return names.filter((name) => scripts.includes(`name:"${name}",title:`)).length;
}

/** How many drawings a page shows. */
const shownBy = (lessons: readonly Lesson[], sections: readonly GuideSection[] = []) =>
  new Set([
    ...lessons.flatMap(({ steps }) => steps.map(({ drawing }) => drawing)),
    ...sections.flatMap(({ drawings = [] }) => drawings),
  ]).size;

describe("the drawings of the guides", () => {
  it("have unique names", () => {
    expect(new Set(names).size).toBe(17);
    expect(names.filter((name) => name.endsWith(".tsx"))).toEqual([]);
  });

  it.each([
    ["routes/how-to._index", 0],
    ["routes/how-to.care", 0],
    ["routes/how-to.styles", 0],
    ["routes/how-to.installation", shownBy(installationLessons)],
    ["routes/how-to.measuring", shownBy(measuringLessons, measuringGuide.sections)],
    ["routes/process", shownBy(measuringLessons.slice(0, 1))],
  ])("are loaded by %s only if it shows them: %i", (route, shown) => {
    expect(loadedBy(route)).toBe(shown);
  });
});
