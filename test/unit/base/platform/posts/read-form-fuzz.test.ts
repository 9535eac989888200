import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readForm } from "~/base/platform/posts/read-form.server";
import { triesOf } from "../../../../set-up/tier";

const URLENCODED = "application/x-www-form-urlencoded";

type Outcome = { readonly form: URLSearchParams } | { readonly status: number; readonly message: unknown };

/** The result of reading a body: a form or a refusal. Any other error fails the test. */
async function outcomeOf(body: BodyInit, contentType: string): Promise<Outcome> {
  const headers = { "Content-Type": contentType };
  try {
    return { form: await readForm(new Request("http://localhost:3000/", { method: "POST", body, headers })) };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, message: (await thrown.json()).message };
  }
}

function expectFormOrSentence(outcome: Outcome) {
  if ("form" in outcome) return;
  expect([400, 413, 415]).toContain(outcome.status);
  expect(outcome.message).toMatch(/^[A-Z].{20,}\.$/);
}

const segment = fc.constantFrom(
  "a",
  "doors",
  "widthInches",
  "__proto__",
  "constructor",
  "prototype",
  "_",
  "$x",
  "a-b",
  "",
);
const index = fc.oneof(fc.nat(120).map(String), fc.constantFrom("", "-1", "1e9", "00", "1000000", "x"));
const part = fc.oneof(
  segment,
  segment.map((text) => `.${text}`),
  index.map((text) => `[${text}]`),
  fc.constantFrom("[", "]", ".", "[]", " ", "\0", "%", "é", "\ud800"),
);
const step = fc.oneof(
  segment.map((text) => `.${text}`),
  fc.nat(120).map((n) => `[${n}]`),
);
const aName = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(segment, fc.array(step, { maxLength: 3 })).map(([head, rest]) => head + rest.join("")),
  },
  fc.array(part, { maxLength: 8 }).map((parts) => parts.join("")),
  fc.string(),
);

describe("any body", () => {
  it("of random bytes and types is a form or a refusal with a sentence", async () => {
    const type = fc.constantFrom(URLENCODED, "multipart/form-data; boundary=x", "multipart/form-data", "text/plain");
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), type, async (bytes, contentType) => {
        expectFormOrSentence(await outcomeOf(Buffer.from(bytes), contentType));
      }),
      { numRuns: triesOf(1000) },
    );
  });

  it("of random names, however nested, is a form or a refusal with a sentence", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(aName, fc.string()), { maxLength: 4 }), async (fields) => {
        const outcome = await outcomeOf(new URLSearchParams(fields).toString(), URLENCODED);
        expectFormOrSentence(outcome);
        if (!("form" in outcome)) return;
        for (const name of outcome.form.keys()) {
          expect(name).toMatch(/^[\w$][\w$.[\]-]*$/);
          expect(name).not.toMatch(/\.\.|\[\]/);
          for (const one of name.split(/[.[\]]/)) {
            expect(["__proto__", "constructor", "prototype"]).not.toContain(one);
            if (/^\d+$/.test(one)) expect(Number(one)).toBeLessThan(100);
          }
        }
      }),
      { numRuns: triesOf(2000) },
    );
  });

  it("of multipart pieces in any order is a form or a refusal with a sentence", async () => {
    const piece = fc.oneof(
      fc.constantFrom("--x", "--x--", "\r\n", "\r\n\r\n", "--", "\0", "Content-Disposition: form-data", '; name="a"'),
      fc.constantFrom('; filename="f"', "Content-Type: text/plain", '; name="', ": ", "=", "\n", "é"),
      fc.string({ maxLength: 5 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        expectFormOrSentence(await outcomeOf(`--x\r\n${pieces.join("")}`, "multipart/form-data; boundary=x"));
      }),
      { numRuns: triesOf(2000) },
    );
  });

  it("from a browser is returned unchanged, in either encoding", async () => {
    const name = fc.tuple(fc.constantFrom("doors", "drawers"), fc.nat(99)).map(([list, n]) => `${list}[${n}].location`);
    // Browsers send line ends as CR LF; NUL is refused.
    const value = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/[\0\r\n]/g, ""));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 10 }), async (fields) => {
        const urlencoded = await outcomeOf(new URLSearchParams(fields).toString(), URLENCODED);
        const data = new FormData();
        for (const [key, text] of fields) data.append(key, text);
        const encoded = new Response(data);
        const multipart = await outcomeOf(await encoded.text(), encoded.headers.get("Content-Type") ?? "");
        for (const outcome of fields.length === 0 ? [urlencoded] : [urlencoded, multipart]) {
          expect("form" in outcome && [...outcome.form]).toEqual(fields);
        }
      }),
      { numRuns: triesOf(300) },
    );
  });
});
