import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { cut } from "./cut.mjs";
import { PACKAGES } from "./packages.mjs";

const load = createRequire(import.meta.url);
const MODULES = "node_modules/";
const USES = /["'](?:@remix-run\/|react)/;
const OURS = /node_modules\/(?:@remix-run|react|react-dom|react-router|react-router-dom|scheduler)\//;

/**
 * Whether an input of the build may use what is cut: not one of the packages that are cut themselves.
 *
 * @param {string} path
 */
const isOfUsers = (path) => /\.[cm]?[jt]sx?$/.test(path) && !path.includes(":") && !OURS.test(path);

/**
 * Takes out of the packages in the browser's code what the project cannot reach. Stops the build when a package is not
 * what the cuts were written for, when a cut file is no longer in the build, or when code uses what was cut.
 *
 * @type {import("esbuild").Plugin}
 */
const leanPackages = {
  name: "lean-packages",
  setup({ onLoad, onEnd, onStart }) {
    const loaded = new Set();
    onStart(() => loaded.clear());
    for (const cuts of PACKAGES) {
      const filter = new RegExp(`/${MODULES}${cuts.file.replace(/[.]/g, "\\.")}$`);
      onLoad({ filter }, async ({ path }) => {
        loaded.add(cuts.file);
        return { contents: cut(await readFile(path, "utf8"), cuts), loader: "js" };
      });
    }
    onEnd(async ({ metafile }) => {
      const errors = PACKAGES.filter(({ file }) => !loaded.has(file)).map(({ file }) => `${file} is not in the build`);
      for (const path of Object.keys(metafile?.inputs ?? {}).filter(isOfUsers)) {
        const text = await readFile(path, "utf8");
        if (!USES.test(text)) continue;
        for (const { file, gone = [] } of PACKAGES) {
          const used = gone.filter((name) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text));
          errors.push(...used.map((name) => `${path} uses ${name}, which was cut from ${file}`));
        }
      }
      return { errors: errors.map((text) => ({ text: `${text} (decision 30)` })) };
    });
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
      throw new Error(`The cuts need ${flag} to be ${value} (decision 30)`);
  }
  if (installed) return;
  installed = true;
  /** @type {{ browserRouteModulesPlugin: (...args: unknown[]) => import("esbuild").Plugin }} */
  const routes = load("@remix-run/dev/dist/compiler/js/plugins/routes.js");
  const original = routes.browserRouteModulesPlugin;
  if (typeof original !== "function") throw new Error("The compiler of Remix has changed (decision 30)");
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
