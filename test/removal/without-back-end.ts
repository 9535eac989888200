import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROGRAMS } from "../support/shop-server";
import { copyWithout, type ScratchCopy } from "./scratch-copy";

const BACK_ENDS = "app/provider/backends.server.ts";

/** The limit for each command: a busy machine needs minutes for what usually takes seconds. */
const LIMIT = { timeout: 480_000 };

/** A back end that a shop can be built without. */
interface Removed {
  readonly name: "embedded" | "shopify";
  /** A test file that is deleted with it. */
  readonly about: string;
  /** The start-up message about the remaining back ends. */
  readonly left: string;
  /** The variables without which the start-up reports something else first. */
  readonly needs: readonly string[];
}

/** Checks a shop from which a back end and its line in the registry were deleted. */
export function describeWithout({ name, about, left, needs }: Removed): void {
  describe(`the shop without its back end ${name}`, () => {
    let copy: ScratchCopy;
    beforeAll(async () => {
      copy = await copyWithout(name);
    }, 120_000);
    afterAll(() => copy.remove());

    it("loses only the tests that are about it", () => {
      expect(copy.left).toContain(about);
      expect(copy.left).not.toContain("test/unit/provider/client-calls.test.ts");
      expect(copy.left).not.toContain("test/routes/shop.test.tsx");
    });

    it("passes the type check", LIMIT, async () => {
      const { code, output } = await copy.run("npx", "tsc");
      expect(output.split("\n").filter((line) => line.includes("error TS"))).toEqual([]);
      expect(code).toBe(0);
    });

    it("builds", LIMIT, async () => {
      const { code, output } = await copy.run("npm", "run", "build");
      expect(code, output).toBe(0);
    });

    // Other tests are the same as in the whole shop, where they run anyway.
    it("passes the remaining tests that load the list of back ends", LIMIT, async () => {
      const projects = ["--project", "rules", "--project", "unit", "--project", "routes"];
      const { code, output } = await copy.run("npx", "vitest", "related", BACK_ENDS, "--run", ...projects);
      expect(output).toMatch(/\n\d{3,} passed, 0 failed\n/);
      expect(code, output.slice(-4000)).toBe(0);
    });

    it("lists the existing back ends when it starts", LIMIT, async () => {
      const { code, output } = await copy.run("env", `PROVIDER=${name}`, ...needs, process.execPath, ...PROGRAMS.shop);
      expect(output).toContain(`PROVIDER must be ${left}`);
      expect(code).toBe(1);
    });
  });
}
