import * as undici from "undici";

/** What the shop uses of undici without calling a host, and the files that have it: undici's own, whole parts. */
const PARTS = /** @type {Readonly<Record<string, string>>} */ ({
  Headers: "index-fetch.js",
  Request: "index-fetch.js",
  Response: "index-fetch.js",
  getCookies: "lib/web/cookies/index.js",
  parseCookie: "lib/web/cookies/index.js",
});

const NAMESPACE = "undici-by-part";

/** Node 24 lists `module.exports` among them. */
const IS_NAME = /^\w+$/;

/** Every name that undici exports, from the file that has it, loaded when the name is first used. */
const getters = Object.keys(undici)
  .filter((name) => name !== "default" && IS_NAME.test(name))
  .map((name) => {
    const file = PARTS[name];
    return `get ${name}() { return require("undici${file ? `/${file}` : ""}").${name}; }`;
  });

/**
 * Has the shop's own server load of undici what a start needs, and the rest, with its connections, caches and mocks,
 * at the first call of a host.
 *
 * @type {import("esbuild").Plugin}
 */
export const undiciByPart = {
  name: NAMESPACE,
  setup(build) {
    build.onResolve({ filter: /^undici$/ }, ({ importer, namespace }) =>
      namespace === NAMESPACE || importer.includes("node_modules")
        ? undefined
        : { path: "undici", namespace: NAMESPACE },
    );
    build.onLoad({ filter: /^undici$/, namespace: NAMESPACE }, () => ({
      contents: `module.exports = {\n${getters.join(",\n")}\n};`,
      resolveDir: process.cwd(),
    }));
  },
};
