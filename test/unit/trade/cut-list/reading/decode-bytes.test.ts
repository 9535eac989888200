import { describe, expect, it } from "vitest";
import { decodeBytes } from "~/trade/cut-list/reading/decode-bytes";

const TEXT = "Width;Höhe\n24½″;30";
const utf16 = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};
const utf8 = (text: string) => new TextEncoder().encode(text);

describe("decodeBytes", () => {
  it.each([
    ["UTF-8", utf8(TEXT)],
    ["UTF-8 with its mark", utf8(`\ufeff${TEXT}`)],
    ["UTF-16LE with its mark", utf16(`\ufeff${TEXT}`, false)],
    ["UTF-16BE with its mark", utf16(`\ufeff${TEXT}`, true)],
    ["UTF-16LE", utf16(TEXT, false)],
    ["UTF-16BE", utf16(TEXT, true)],
  ])("reads %s", (_, bytes) => {
    expect(decodeBytes(bytes)).toEqual({ ok: true, text: TEXT, isTruncated: false });
  });

  it("reads Windows-1252", () => {
    const bytes = Uint8Array.from([..."24"].map((c) => c.charCodeAt(0)).concat(0xbd, 0x94));
    expect(decodeBytes(bytes)).toEqual({ ok: true, text: "24½”", isTruncated: false });
  });

  it.each([
    ["UTF-8", utf8(`ü ${TEXT}½`).subarray(0, -1)],
    ["UTF-16LE", utf16(`\ufeff${TEXT}`, false).subarray(0, -1)],
  ])("says that %s is cut in half", (_, bytes) => {
    expect(decodeBytes(bytes)).toMatchObject({ ok: true, isTruncated: true });
  });

  it.each([
    ["empty", []],
    ["pdf", utf8("%PDF-1.7")],
    ["workbook", [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ["old-workbook", [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
    ["rich-text", utf8("{\\rtf1 24 1/2}")],
    ["picture", [0x89, 0x50, 0x4e, 0x47]],
    ["picture", [0xff, 0xd8, 0xff, 0xe0]],
    ["binary", [0x1f, 0x8b, 0x08]],
    ["binary", [0x41, 0x00, 0x00, 0x42, 0x00, 0x01, 0x02]],
    ["too-large", new Uint8Array(2 ** 20 + 1)],
  ])("refuses %s", (problem, bytes) => {
    expect(decodeBytes(Uint8Array.from(bytes))).toEqual({ ok: false, problem });
  });
});
