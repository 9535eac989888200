import { readdirSync, readFileSync } from "node:fs";

/** A test that mocks or reloads modules, or sets the environment: what it does would last for the next file. */
const LASTING =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv|hoisted)\(|process\.env\.\w+ \??=|Object\.assign\(process\.env/;

const WITH_DOCUMENT = /^\/\/ @vitest-environment happy-dom/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes(".slow."))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`);

type Kind = "rules" | "components" | "routes" | "alone";

function kindOf(file: string): Kind {
  const text = readFileSync(file, "utf8");
  if (LASTING.test(text)) return "alone";
  if (WITH_DOCUMENT.test(text)) return "components";
  return file.startsWith("test/routes/") ? "routes" : "rules";
}

/**
 * The files of `test/unit` and `test/routes` by how they run, without the slow ones, which are a project of their own.
 * Files that share modules run many times faster than files that load the app again. A worker cannot serve files with
 * and without a document, so those are two kinds.
 */
export const KINDS: Readonly<Record<Kind, string[]>> = { rules: [], components: [], routes: [], alone: [] };

for (const file of [...filesBelow("test/unit"), ...filesBelow("test/routes")]) KINDS[kindOf(file)].push(file);
