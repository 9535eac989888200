import { describe, expect, it } from "vitest";
import { cruiseApp } from "../support/cruised-app";
import { ROOT } from "../support/source-files";

describe("import directions", () => {
  it("are respected by every file of app", async () => {
    const { violations, files, circles, subjectCircles } = await cruiseApp(ROOT);
    expect(files).toBeGreaterThan(300);
    expect(violations).toEqual([]);
    expect(circles).toEqual([]);
    expect(subjectCircles).toEqual([]);
  }, 120_000);
});
