import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
const setupFiles = ["test/support/setup.ts"];

/** A project that runs in plain Node, named after its folder under `test/`. */
function nodeProject(name: string) {
  return { resolve: { alias }, test: { name, include: [`test/${name}/**/*.test.ts`], setupFiles } };
}

export default defineConfig({
  test: {
    reporters: ["default", "./test/support/plain-count-reporter.ts"],
    projects: [
      nodeProject("unit"),
      nodeProject("contract"),
      nodeProject("checks"),
      {
        resolve: { alias },
        test: {
          name: "routes",
          include: ["test/routes/**/*.test.{ts,tsx}", "test/ui/**/*.test.tsx", "test/browser/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles,
        },
      },
      {
        resolve: { alias },
        // Alone and last: it installs and builds the shop, and would take the machine from the browser tests.
        test: { name: "container", include: ["test/container/**/*.test.ts"], setupFiles, sequence: { groupOrder: 1 } },
      },
      {
        resolve: { alias },
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          setupFiles,
          globalSetup: ["test/support/e2e-server.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
