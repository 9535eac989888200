import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** `npm run stress`: heavy and slow, each part bounded, using only 127.0.0.1. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["test/stress/**/*.stress.ts"],
    globalSetup: ["test/set-up/provide-postgres.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    reporters: ["default", "./test/support/plain-count-reporter.ts"],
  },
});
