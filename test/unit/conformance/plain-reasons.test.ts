import { describe, expect, it } from "vitest";
import { type Failure, plainReasons } from "../../conformance/plain-reasons";

const object = (fields: string) => `{\n${fields}\n}`;

describe("the reason why a rule is broken", () => {
  it.each<[string, Failure, readonly string[]]>([
    [
      "the fields that differ, in objects and lists",
      {
        message: "ashby: expected { id: 'ashby', …(5) } to deeply equal { id: 'ashby', …(5) }",
        expected: object(
          '  "finishes": [\n    {\n      "name": "Sage",\n    },\n    {\n      "name": "Oat",\n    },\n  ],\n  "priceCents": 2100,\n  "tags": [],',
        ),
        actual: object(
          '  "finishes": [\n    {\n      "name": "Sage",\n    },\n    {\n      "name": "Oak",\n    },\n  ],\n  "note": "new",\n  "priceCents": 2000,\n  "tags": [],',
        ),
      },
      [
        "Of ashby:",
        'finishes.1.name: expected "Oat", got "Oak"',
        "priceCents: expected 2100, got 2000",
        'note: expected nothing, got "new"',
      ],
    ],
    [
      "a text of several lines in one",
      {
        message: "expected { …(2) } to deeply equal { …(2) }",
        expected: object('  "a": "one\ntwo",\n  "b": 1,'),
        actual: object('  "a": "one\nthree",\n  "b": 1,'),
      },
      ['a: expected "one two", got "one three"'],
    ],
    [
      "the status of a refusal",
      {
        message: "expected Error: refused { status: 500, …(1) } to match object { status: 404 }",
        expected: object('  "status": 404,'),
        actual: 'Error {\n  "status": 500,\n}',
      },
      ["status: expected 404, got 500"],
    ],
    [
      "an answer in place of nothing",
      { message: "expected { a: 1, …(1) } to be null", expected: "null", actual: object('  "a": 1,') },
      ['expected null, got { "a": 1, }'],
    ],
    [
      "single values, without the library's remark",
      { message: "ashby: expected 200 to be 409 // Object.is equality", expected: "409", actual: "200" },
      ["ashby: expected 200 to be 409"],
    ],
    [
      "an answer in place of a refusal",
      { message: 'promise resolved "{ a: 1 }" instead of rejecting', actual: object('  "a": 1,') },
      ["The provider did what it must refuse. It answered:", '{ "a": 1, }'],
    ],
    [
      "silence",
      { message: "Test timed out in 90000ms.\nIf this is a long-running test, pass a timeout value." },
      ["The provider did not answer within 90 s."],
    ],
    ["an error in its own words", { message: "the provider answered 502" }, ["the provider answered 502"]],
  ])("says %s", (_what, failure, reasons) => {
    expect(plainReasons(failure, "/shop/")).toEqual(reasons);
  });

  it("names eight fields at most, and the line of the check", () => {
    const values = (value: number) => `[\n${Array.from({ length: 10 }, (_none, n) => `  ${n + value},`).join("\n")}\n]`;
    const stacks = [
      { file: "/shop/test/contract/a-contract.ts", line: 12 },
      { file: "/elsewhere/runner.js", line: 1 },
    ];
    const reasons = plainReasons({ message: "", expected: values(0), actual: values(100), stacks }, "/shop/");
    expect(reasons).toHaveLength(10);
    expect(reasons.slice(-3)).toEqual([
      "7: expected 7, got 107",
      "and 2 fields more",
      "Checked in test/contract/a-contract.ts, line 12.",
    ]);
  });
});
