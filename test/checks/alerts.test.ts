import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import { createMeter } from "~/base/platform/metrics/meter.server";
import { ROOT, sourceFiles } from "../support/source-files";

const duration = z.string().check(z.regex(/^\d+(?:s|m|h|d)$/));
const text = z.string().check(z.minLength(5), z.maxLength(200));

/** The part of Prometheus's format of rules that the file uses; an unknown field is an error there too. */
const Rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().check(z.regex(/^Shop[A-Za-z]+$/)),
          expr: z.string().check(z.minLength(5)),
          for: z.optional(duration),
          labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.strictObject({ summary: text, description: text }),
        }),
      ),
    }),
  ),
});

const file = readFileSync(path.join(ROOT, "docs/alerts.yml"), "utf8");
const rules = Rules.parse(parse(file)).groups.flatMap((group) => group.rules);

/** The metrics that the shop's code names, and those of its package. */
async function knownMetrics(): Promise<ReadonlySet<string>> {
  const named = sourceFiles("app", [".ts"]).flatMap(({ text: code }) =>
    Array.from(code.matchAll(/"(shop_[a-z_]+)"/g), ([, name = ""]) => name),
  );
  const read = await (await createMeter()).read();
  return new Set([...named, ...Array.from(read.matchAll(/^# TYPE (\w+)/gm), ([, name = ""]) => name)]);
}

describe("docs/alerts.yml", () => {
  it("has rules in Prometheus's format, each with its own name", () => {
    const names = rules.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(10);
  });

  it("asks only for metrics that exist", async () => {
    const known = await knownMetrics();
    for (const { alert, expr } of rules) {
      const asked = Array.from(expr.matchAll(/\b(?:shop|nodejs|process)_\w+/g), ([name]) =>
        name.replace(/_bucket$/, ""),
      );
      expect(asked, alert).not.toEqual([]);
      expect([alert, asked.filter((name) => !known.has(name))]).toEqual([alert, []]);
    }
  });

  it("closes every bracket and quotation mark of an expression", () => {
    for (const { alert, expr } of rules) {
      const bare = expr.replaceAll(/"[^"]*"/g, "");
      const count = (sign: string) => bare.split(sign).length;
      expect([alert, count("("), count("{"), count("[")]).toEqual([alert, count(")"), count("}"), count("]")]);
      expect(bare).not.toContain('"');
    }
  });

  it("is the only list of alerts", () => {
    expect(readFileSync(path.join(ROOT, "docs/operating.md"), "utf8")).toContain("[alerts.yml](alerts.yml)");
  });
});
