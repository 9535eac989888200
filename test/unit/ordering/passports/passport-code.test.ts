import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  codeOf,
  doorPath,
  printedCode,
  readCode,
  scannedAddress,
  typedAddress,
} from "~/ordering/passports/passport-code";

const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
const asBits = (code: string) =>
  [...code.slice(0, 26)].map((one) => SYMBOLS.indexOf(one).toString(2).padStart(5, "0")).join("");

function isReadBack(random: Uint8Array): void {
  const code = codeOf(random);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/);
  expect(BigInt(`0b${asBits(code)}`)).toBe(BigInt(`0x${Buffer.from(random).toString("hex")}`));
  const typed = [
    code,
    printedCode(code),
    ` ${printedCode(code).toLowerCase().replaceAll("-", " ")} `,
    code.replaceAll("0", "o").replaceAll("1", "l"),
    printedCode(code).replaceAll("-", "–"),
    scannedAddress("https://shop.example", code),
    `https://${typedAddress("https://shop.example", code)}?from=label`,
    doorPath(code),
  ];
  for (const text of typed) expect(readCode(text), text).toEqual({ kind: "code", code });
}

function isTold(random: Uint8Array): void {
  const code = codeOf(random);
  for (let at = 0; at < code.length; at += 1) {
    const [before, own, after] = [code.slice(0, at), code.charAt(at), code.slice(at + 1)];
    for (const other of SYMBOLS) {
      if (other !== own) expect(readCode(before + other + after)).toEqual({ kind: "mistyped" });
    }
    expect(readCode(before + after)).toEqual({ kind: "mistyped" });
    expect(readCode(before + own + code.slice(at))).toEqual({ kind: "mistyped" });
    const next = code.charAt(at + 1);
    if (next && next !== own) expect(readCode(before + next + own + code.slice(at + 2))).toEqual({ kind: "mistyped" });
  }
}

describe("the code of a passport", () => {
  it("holds all 128 bits, and is read back however it is typed", () => {
    fc.assert(fc.property(bytes, isReadBack));
  });

  it("tells every typing error of one character from a code", () => {
    fc.assert(fc.property(bytes, isTold), { numRuns: 10 });
  });

  it.each(["https://other.example/p/12", "HV-1042", "hello", "5 x 7", "https://shop.example/door/", "/", "\u0000"])(
    "is not what another shop's label says: %j",
    (text) => {
      expect(readCode(text)).toEqual({ kind: "foreign" });
    },
  );

  it("is not empty, and takes any text", () => {
    expect(readCode("  ")).toEqual({ kind: "empty" });
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => readCode(text).kind !== "code"));
  });

  it("is printed in groups, below the shop's address", () => {
    const code = codeOf(new Uint8Array(16));
    expect(printedCode(code)).toBe("0000-0000-0000-0000-0000-0000-0000");
    expect(typedAddress("https://shop.example", code)).toBe(`shop.example/door/${printedCode(code)}`);
    expect(scannedAddress("https://shop.example", code)).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
  });
});
