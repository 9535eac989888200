import { readFile } from "node:fs/promises";
import { cut } from "./cut.mjs";
import { reactRouter } from "./react-router.mjs";

const HEAD = "function useResolvedPath(to, _temp2) {\n";

/**
 * Has React Router take a path that begins with a slash as it stands. It resolves every link three or four times, each
 * time against the routes of the page as JSON, and comes to the same. On the server alone: a hook that is not always
 * called must not be called in another order later.
 *
 * @type {import("esbuild").Plugin}
 */
export const absoluteLinks = {
  name: "absolute-links",
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/react-router\/dist\/index\.js$/ }, async ({ path }) => ({
      contents: cut(await readFile(path, "utf8"), {
        file: reactRouter.file,
        sha256: reactRouter.sha256,
        edits: [
          [
            HEAD,
            `${HEAD}  if (typeof to === "string" && to.startsWith("/")) return { search: "", hash: "", ...parsePath(to) };\n`,
          ],
        ],
      }),
      loader: "js",
    }));
  },
};
