import { readdirSync, readFileSync } from "node:fs";

/** A test that mocks or reloads modules, or sets the environment: what it does would last for the next file. */
const LASTING =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv|hoisted)\(|process\.env\.\w+ \??=|Object\.assign\(process\.env/;

const WITH_DOCUMENT = /^\/\/ @vitest-environment happy-dom/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes(".slow."))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`);

const read = (file: string) => ({ file, text: readFileSync(file, "utf8") });

const isAlone = ({ text }: ReturnType<typeof read>) => LASTING.test(text);

const unit = filesBelow("test/unit").map(read);
const routes = filesBelow("test/routes").map(read);
const sharing = unit.filter((one) => !isAlone(one));

const names = (files: readonly ReturnType<typeof read>[]) => files.map(({ file }) => file);

/**
 * The files of `test/unit` and `test/routes` by how they run, without the slow ones, which are a project of their own. Files that share modules run many times faster than files
 * that load the app again. A worker cannot serve files with and without a document, so those are two kinds.
 */
export const KINDS = {
  rules: names(sharing.filter(({ text }) => !WITH_DOCUMENT.test(text))),
  components: names(sharing.filter(({ text }) => WITH_DOCUMENT.test(text))),
  routes: names(routes.filter((one) => !isAlone(one))),
  alone: names([...unit, ...routes].filter(isAlone)),
};
