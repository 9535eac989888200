import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { KINDS } from "./test/set-up/kinds";
import { leftOut } from "./test/set-up/tier";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

const SETUP = "test/support/setup.ts";

/** Set-ups, run if a project that names them has a file to run; if one fails, the files that need it fail. */
const POSTGRES = "test/set-up/provide-postgres.ts";
const BROWSERS = "test/set-up/provide-browsers.ts";
const SHOPS = "test/set-up/provide-shops.ts";

/** What uses the built shop. A shop and its visitor often wait for each other: three files share two cores well. */
const WITH_SHOPS = {
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
} as const;

/**
 * A project, named after its folder under `test/`. It runs in plain Node; a test of browser behavior begins with `//
 * @vitest-environment happy-dom`.
 */
function project(name: string, options: ViteUserConfig["test"] = {}) {
  const { exclude = [], ...others } = options;
  return {
    resolve: { alias },
    test: {
      name,
      include: [`test/${name}/**/*.test.{ts,tsx}`],
      exclude: [...exclude, ...leftOut],
      setupFiles: [SETUP],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // How long a test waits for what it expects: tests must not fail only because the machine is busy.
      expect: { poll: { timeout: 10_000 } },
      ...others,
    },
  };
}

export default defineConfig({
  test: {
    experimental: { fsModuleCache: true },
    reporters: ["default", "./test/support/plain-count-reporter.ts"],
    // The default reserves a core for the person watching.
    maxWorkers: "100%",
    projects: [
      project("rules", { include: KINDS.rules, isolate: false }),
      project("components", { include: KINDS.components, isolate: false }),
      project("routes", {
        include: KINDS.routes,
        isolate: false,
        setupFiles: [SETUP, "test/support/shared-routes.ts"],
      }),
      project("alone", { include: KINDS.alone }),
      // What waits for clocks and processes, or computes for seconds.
      project("slow", { include: ["test/{unit,routes}/**/*.slow.test.{ts,tsx}"] }),
      project("contract"),
      project("stored", { isolate: false }),
      project("postgres", { globalSetup: [POSTGRES] }),
      project("checks"),
      project("server", { ...WITH_SHOPS, globalSetup: [SHOPS] }),
      project("journeys", { ...WITH_SHOPS, globalSetup: [BROWSERS, POSTGRES, SHOPS] }),
      project("browser", { ...WITH_SHOPS, globalSetup: [BROWSERS, POSTGRES, SHOPS] }),
      // After the others: they install and build the shop, and would slow down the browser tests.
      project("container", { globalSetup: [POSTGRES], sequence: { groupOrder: 2 } }),
      project("removal", { sequence: { groupOrder: 2 } }),
    ],
  },
});
