import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

const NAMESPACE = "react-by-name";
const PACKAGES = /^react(?:\/jsx-runtime)?$/;

/**
 * Gives modules React's functions as constants. React is CommonJS, and the compiler reads each name of such a package
 * through a getter, each time: for every element of a page.
 *
 * @type {import("esbuild").Plugin}
 */
export const reactByName = {
  name: NAMESPACE,
  setup(build) {
    build.onResolve({ filter: PACKAGES }, ({ path, kind }) =>
      kind === "import-statement" ? { path, namespace: NAMESPACE } : undefined,
    );
    build.onLoad({ filter: PACKAGES, namespace: NAMESPACE }, ({ path }) => ({
      contents: [
        `const all = require("${path}");`,
        "export default all;",
        `export const { ${Object.keys(load(path)).join(", ")} } = all;`,
      ].join("\n"),
      resolveDir: process.cwd(),
    }));
  },
};
