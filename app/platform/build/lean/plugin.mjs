import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { cut } from "./cut.mjs";
import { PACKAGES } from "./packages.mjs";

const load = createRequire(import.meta.url);
/**
 * Takes out of the packages in the browser's code what the project cannot reach.
 *
 * @type {import("esbuild").Plugin}
 */
const leanPackages = {
  name: "lean-packages",
  setup({ onLoad }) {
    for (const cuts of PACKAGES) {
      onLoad({ filter: new RegExp(`/node_modules/${cuts.file.replaceAll(".", "\\.")}$`) }, async ({ path }) => ({
        contents: cut(await readFile(path, "utf8"), cuts),
        loader: "js",
      }));
    }
  },
};

/** The flags that the cuts take for granted, beside those that are the same in every project. */
const FLAGS = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_singleFetch: false,
  v3_lazyRouteDiscovery: false,
};

let installed = false;

/**
 * Has the compiler of Remix, which takes no plugins, use ours in production builds of the browser's code.
 *
 * @param {import("@remix-run/dev").AppConfig["future"]} flags `future` of `remix.config.js`
 * @throws {Error} if a flag is not what the cuts were written for, or the compiler is not
 */
export function leanBuild(flags) {
  for (const [flag, value] of Object.entries(FLAGS)) {
    if (new Map(Object.entries(flags ?? {})).get(flag) !== value)
      throw new Error(`The cuts need ${flag} to be ${value} (decision 31)`);
  }
  if (installed) return;
  installed = true;
  /** @type {{ browserRouteModulesPlugin: (...args: unknown[]) => import("esbuild").Plugin }} */
  const routes = load("@remix-run/dev/dist/compiler/js/plugins/routes.js");
  const original = routes.browserRouteModulesPlugin;
  if (typeof original !== "function") throw new Error("The compiler of Remix has changed (decision 31)");
  routes.browserRouteModulesPlugin = (/** @type {unknown[]} */ ...args) => {
    const plugin = original(...args);
    return {
      ...plugin,
      /** @param {import("esbuild").PluginBuild} build */
      async setup(build) {
        if (build.initialOptions.minify) await leanPackages.setup(build);
        await plugin.setup(build);
      },
    };
  };
}
