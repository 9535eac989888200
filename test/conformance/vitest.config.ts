import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) } },
  test: {
    include: ["test/conformance/provider.conformance.ts"],
    reporters: ["./test/conformance/conformance-reporter.ts"],
    // A call may take 15 seconds, and a rule may make several calls.
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
