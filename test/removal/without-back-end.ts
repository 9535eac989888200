import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROGRAMS } from "../support/shop-server";
import { copyWithout, type ScratchCopy } from "./scratch-copy";

const BACK_ENDS = "app/provider/backends.server.ts";

/** Each command's limit: a busy machine needs minutes for what takes seconds. */
const LIMIT = { timeout: 480_000 };

/** A back end that a shop may do without. */
interface Removed {
  readonly name: "embedded" | "shopify";
  /** A file of tests that goes with it. */
  readonly about: string;
  /** What a start says of the back ends that are left. */
  readonly left: string;
  /** The variables without which a start says something else first. */
  readonly needs: readonly string[];
}

/** Runs the rules for a shop that lost a back end and its line in the registry. */
export function describeWithout({ name, about, left, needs }: Removed): void {
  describe(`the shop without its back end ${name}`, () => {
    let copy: ScratchCopy;
    beforeAll(async () => {
      copy = await copyWithout(name);
    }, 120_000);
    afterAll(() => copy.remove());

    it("loses the tests that are about it, and not the others", () => {
      expect(copy.left).toContain(about);
      expect(copy.left).not.toContain("test/unit/provider/client-calls.test.ts");
      expect(copy.left).not.toContain("test/routes/shop.test.tsx");
    });

    it("has its types in order", LIMIT, async () => {
      const { code, output } = await copy.run("npx", "tsc");
      expect(output.split("\n").filter((line) => line.includes("error TS"))).toEqual([]);
      expect(code).toBe(0);
    });

    it("builds", LIMIT, async () => {
      const { code, output } = await copy.run("npm", "run", "build");
      expect(code, output).toBe(0);
    });

    // Tests that never load the list of back ends are the same here as in the whole shop, where they run anyway.
    it("passes the remaining tests of whatever knows the list of back ends", LIMIT, async () => {
      const projects = ["--project", "unit", "--project", "routes"];
      const { code, output } = await copy.run("npx", "vitest", "related", BACK_ENDS, "--run", ...projects);
      expect(output).toMatch(/\n\d{3,} passed, 0 failed\n/);
      expect(code, output.slice(-4000)).toBe(0);
    });

    it("says at its start which back ends there are", LIMIT, async () => {
      const { code, output } = await copy.run("env", `PROVIDER=${name}`, ...needs, process.execPath, ...PROGRAMS.shop);
      expect(output).toContain(`PROVIDER must be ${left}`);
      expect(code).toBe(1);
    });
  });
}
