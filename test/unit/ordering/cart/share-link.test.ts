import { deflateRawSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MAX_LINK_LENGTH, packFragment, readFragment } from "~/ordering/cart/share-link";

const TEXT = `["Küche \u{1f6aa}",${'["ashby","Ashby",[[248,480,"Sink"]]],'.repeat(20)}1]`;

const asFragment = (bytes: Buffer) => `#1z.${bytes.toString("base64url")}`;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the fragment of a shared link", () => {
  it("is small, safe in an address, and unpacks to the text that was packed", async () => {
    const fragment = await packFragment(TEXT);
    expect(fragment).toMatch(/^1z\.[\w-]+$/);
    expect(fragment.length).toBeLessThan(TEXT.length / 4);
    expect(await readFragment(`#${fragment}`)).toEqual({ kind: "text", text: TEXT });
  });

  it("is uncompressed if that is shorter or the browser cannot compress", async () => {
    expect(await packFragment("[]")).toBe("1p.W10");
    vi.stubGlobal("CompressionStream", undefined);
    const plain = await packFragment(TEXT);
    expect(plain).toMatch(/^1p\./);
    expect(await readFragment(`#${plain}`)).toEqual({ kind: "text", text: TEXT });
  });

  it.each<[string, string]>([
    ["none", ""],
    ["none", "#"],
    ["newer", "#2z.abc"],
    ["newer", "#12x.abc".replace("x", "p")],
    ["damaged", "#main"],
    ["damaged", "#0z.abc"],
    ["damaged", "#1q.abc"],
    ["damaged", "#1z."],
    ["damaged", "#1z.a"],
    ["damaged", "#1z.!!!"],
    ["damaged", "#1p._w"],
    ["damaged", `#1p.${"A".repeat(MAX_LINK_LENGTH)}`],
  ])("is %s: %s", async (kind, fragment) => {
    expect(await readFragment(fragment)).toEqual({ kind });
  });

  it("is damaged wherever it is cut off", async () => {
    const whole = asFragment(deflateRawSync(TEXT));
    for (let length = 4; length < whole.length - 2; length += 7) {
      expect((await readFragment(whole.slice(0, length))).kind, String(length)).toBe("damaged");
    }
  });

  it("does not unpack a compression bomb", async () => {
    const bomb = asFragment(deflateRawSync(Buffer.alloc(5_000_000)));
    expect(bomb.length).toBeLessThan(MAX_LINK_LENGTH);
    expect(await readFragment(bomb)).toEqual({ kind: "damaged" });
  });
});
