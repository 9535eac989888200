import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
const setupFiles = ["test/support/setup.ts"];

/** Made ready when a project that names it has a file to run; where that fails, the files that need it fail. */
const POSTGRES = "test/set-up/provide-postgres.ts";

const TESTS = "**/*.test.{ts,tsx}";

/** Tests of rules that keep nothing between two calls: they share their modules, which takes a third of the time. */
const RULES = ["content", "domain", "forms", "search"].map((folder) => `test/unit/${folder}/${TESTS}`);

/**
 * A project named after its folder under `test/`. It runs in plain Node; a test of what a browser does begins with
 * `// @vitest-environment happy-dom`.
 */
function nodeProject(
  name: string,
  options: { include?: string[]; exclude?: string[]; isolate?: boolean; globalSetup?: string[] } = {},
) {
  return {
    resolve: { alias },
    test: {
      name,
      include: [`test/${name}/${TESTS}`],
      setupFiles,
      testTimeout: 20_000,
      hookTimeout: 30_000,
      ...options,
    },
  };
}

export default defineConfig({
  test: {
    reporters: ["default", "./test/support/plain-count-reporter.ts"],
    // Its default leaves a core to whoever watches.
    maxWorkers: "100%",
    projects: [
      nodeProject("unit", { exclude: RULES }),
      nodeProject("rules", { include: RULES, isolate: false }),
      nodeProject("contract", { globalSetup: [POSTGRES] }),
      nodeProject("checks"),
      nodeProject("routes"),
      {
        resolve: { alias },
        // After the others: it installs and builds the shop, and would take the machine from the browser tests.
        test: {
          name: "container",
          include: ["test/container/**/*.test.ts"],
          setupFiles,
          globalSetup: [POSTGRES],
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve: { alias },
        // Beside the container, for the same reason: neither keeps two cores busy.
        test: { name: "removal", include: ["test/removal/**/*.test.ts"], setupFiles, sequence: { groupOrder: 2 } },
      },
      {
        resolve: { alias },
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          setupFiles,
          globalSetup: ["test/set-up/provide-browser.ts", "test/support/e2e-server.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A browser and its shop wait for each other much of the time, so that two files share the machine well.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
