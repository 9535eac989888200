import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterEach, describe, expect, it, vi } from "vitest";
import { encodeAll, encodePhotographs } from "~/base/platform/photographs/encode.server";
import type { EncodedPhotograph } from "~/base/platform/photographs/run-encoder.server";
import { shareCounts } from "~/base/platform/rate-limits/shared-counts.server";
import { runWithRequestContext } from "~/base/platform/request-context.server";
import { aBomb, aPhonePhotograph, aPhotograph, aPlainPhotograph } from "../../../../support/photographs";
import "../../../../support/shop-env";

const work = vi.hoisted(() => ({ may: new AbortController() }));
vi.mock("~/base/platform/shutdown.server", async (original) => ({
  ...(await original<typeof import("~/base/platform/shutdown.server")>()),
  workSignal: () => work.may.signal,
}));
vi.mock("~/base/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

const LIMITS = { leastSide: 100, mostPixels: 1_000_000, mostPixelsWhole: 400_000, side: 512, bytes: 100_000 };

let count = 0;

/** A sender without earlier photographs. */
const aSender = (signal = new AbortController().signal) => {
  count += 1;
  return { sender: `order ${count}`, signal };
};

async function encode(bytes: Uint8Array, limits = LIMITS) {
  const [result] = (await encodePhotographs([bytes], limits, aSender())) ?? [];
  return result;
}

async function encoded(bytes: Uint8Array): Promise<EncodedPhotograph> {
  const result = await encode(bytes);
  if (!result || "fault" in result) throw new Error(`refused: ${result?.fault}`);
  return result;
}

afterEach(() => {
  work.may = new AbortController();
  shareCounts(null);
});

describe("encoding a photograph again", () => {
  it("is refused for now if the shop ends, and the file counts as no damaged one", async () => {
    const sender = aSender();
    work.may.abort();
    const files = [await aPlainPhotograph("jpeg", 400, 500)];
    for (let time = 0; time < 7; time += 1) expect(await encodePhotographs(files, LIMITS, sender)).toBe(null);
    work.may = new AbortController();
    expect(await encodePhotographs(files, LIMITS, sender)).toMatchObject([{ width: expect.any(Number) }]);
  });

  it("turns it upright, and removes its place, camera and color data", async () => {
    const sent = await aPhonePhotograph(900, 600);
    expect(sent.includes("SecretPhone")).toBe(true);
    const { data, width, height } = await encoded(sent);
    expect([width, height]).toEqual([341, 512]);
    const { exif, icc, xmp, iptc, orientation, format } = await sharp(data).metadata();
    expect({ exif, icc, xmp, iptc, orientation, format }).toEqual({ format: "jpeg" });
    expect(data.length).toBeLessThanOrEqual(LIMITS.bytes);
  });

  it("makes an AVIF and a WebP of each width, cut to 4:5 around the middle, without metadata", async () => {
    const [copies] =
      (await encodeAll([await aPhonePhotograph(900, 600)], { ...LIMITS, widths: [80, 200] }, aSender())) ?? [];
    if (!copies || "fault" in copies) throw new Error(`refused: ${copies?.fault}`);
    const found = await Promise.all(
      copies.map(async ({ data, width, height }) => {
        const { exif, icc, xmp, format, ...seen } = await sharp(data).metadata();
        expect([seen.width, seen.height, exif, icc, xmp]).toEqual([width, height, undefined, undefined, undefined]);
        expect(data.includes("SecretPhone")).toBe(false);
        return [format, width, height];
      }),
    );
    expect(found).toEqual([
      ["heif", 80, 100],
      ["webp", 80, 100],
      ["heif", 200, 250],
      ["webp", 200, 250],
    ]);
  });

  it("removes everything after the end of the picture", async () => {
    for (const tail of ["PK\x03\x04 a zip", "<script>alert(1)</script>"]) {
      const { data } = await encoded(Buffer.concat([await aPhotograph(), Buffer.from(tail)]));
      expect(data.includes(tail)).toBe(false);
      expect(data.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    }
  });

  it("accepts PNG, WebP, CMYK and the first of several frames", async () => {
    const transparent = sharp({ create: { width: 200, height: 200, channels: 4, background: "#0000" } });
    const cmyk = sharp(await aPhotograph())
      .toColorspace("cmyk")
      .jpeg();
    const frame = (red: number) =>
      sharp({ create: { width: 200, height: 150, channels: 3, background: { r: red, g: 0, b: 0 } } })
        .png()
        .toBuffer();
    const animated = await sharp([await frame(255), await frame(0)], { join: { animated: true } })
      .webp()
      .toBuffer();
    for (const bytes of [
      await aPhotograph("png"),
      await aPhotograph("webp"),
      await transparent.png().toBuffer(),
      await cmyk.toBuffer(),
      animated,
    ]) {
      const { data } = await encoded(bytes);
      expect(await sharp(data).metadata()).toMatchObject({ format: "jpeg", channels: 3, space: "srgb" });
    }
    expect(await encoded(animated)).toMatchObject({ width: 200, height: 150 });
  });

  it("refuses a picture that is too small, and one with too many pixels before it is decoded", async () => {
    expect(await encode(await aPhotograph("jpeg", 99, 300))).toEqual({ fault: "too-small" });
    expect(await encode(await aPhotograph("jpeg", 1001, 1000))).toEqual({ fault: "too-many-pixels" });
    expect(await encode(await aPhotograph("webp", 700, 700))).toEqual({ fault: "too-many-pixels" });
    const bomb = await aBomb();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await encode(bomb)).toEqual({ fault: "too-many-pixels" });
    const progressive = await sharp(await aPhotograph("jpeg", 700, 700))
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await encode(progressive)).toEqual({ fault: "too-many-pixels" });
  });

  it("refuses a damaged picture, and never crashes", async () => {
    const whole = await aPhotograph();
    for (const bytes of [
      Buffer.alloc(0),
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, 20),
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='300' height='300'/>"),
      Buffer.from("GIF89a"),
      Buffer.concat([whole.subarray(0, 3), randomBytes(5000)]),
      await sharp(await aPhotograph())
        .tiff()
        .toBuffer(),
    ]) {
      expect(await encode(bytes)).toEqual({ fault: "unreadable" });
    }
  });

  it("drops the waiting pictures of a sender who has left", async () => {
    const left = new AbortController();
    left.abort(new Error("left"));
    await expect(encodePhotographs([await aPhotograph()], LIMITS, aSender(left.signal))).rejects.toThrow("left");
  });

  it("refuses pictures when too many wait", async () => {
    const file = await aPhotograph();
    const all = await Promise.all(Array.from({ length: 9 }, () => encodePhotographs([file], LIMITS, aSender())));
    expect(all.filter((result) => result === null)).toHaveLength(2);
  });

  it("takes two forms per sender at a time, by order and by visitor, and senders take turns", async () => {
    const file = await aPhotograph();
    const order: string[] = [];
    const send = (name: string, visitor: string, files = [file]) =>
      runWithRequestContext({ requestId: name, visitor }, () =>
        encodePhotographs(files, LIMITS, { ...aSender(), sender: name }).then((result) => {
          if (result) order.push(name);
          return result?.length ?? null;
        }),
      );
    const four = Array(4).fill(file);
    const sent = await Promise.all([
      send("many", "192.0.2.1", four),
      send("many", "192.0.2.1", four),
      send("many", "192.0.2.2"),
      send("another", "192.0.2.1"),
      send("one", "192.0.2.3"),
    ]);
    expect(sent).toEqual([4, 4, null, null, 1]);
    expect(order).toEqual(["one", "many", "many"]);
    expect(await send("many", "192.0.2.1")).toBe(1);
  });

  it("stops at a damaged picture, and refuses a sender who keeps sending such pictures", async () => {
    const whole = await aPhotograph();
    const cut = whole.subarray(0, whole.length / 2);
    const sender = aSender();
    for (let sent = 0; sent < 6; sent += 1)
      expect(await encodePhotographs([cut, whole], LIMITS, sender)).toEqual([{ fault: "unreadable" }]);
    expect(await encodePhotographs([whole], LIMITS, sender)).toBeNull();
    expect(await encodePhotographs([whole], LIMITS, aSender())).toHaveLength(1);
  });

  it("counts damaged pictures of a sender together with the other shops", async () => {
    const whole = await aPhotograph();
    const cut = whole.subarray(0, whole.length / 2);
    const sender = aSender();
    const encode = (file: Uint8Array) => encodePhotographs([file], LIMITS, sender);
    const count = vi.fn(async () => 3_600);
    shareCounts({ count, forget: async () => {} });
    expect(await encode(whole)).toHaveLength(1);
    expect(count).not.toHaveBeenCalled();
    expect(await encode(cut)).toEqual([{ fault: "unreadable" }]);
    expect(count).toHaveBeenCalledWith("damaged-photographs", expect.any(String), { times: 5, seconds: 3_600 });
    expect(await encode(whole)).toBeNull();
  });
});
