import { once } from "node:events";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { assets } from "~/platform/http/assets.server";
import { filesInMemory, filesOnDisk } from "~/platform/http/public-files.server";
import { inOrder } from "~/platform/http/step.server";
import { log } from "~/platform/log.server";
import { exchange, listening } from "../../../support/raw-http";

/** More than is read at a time, and not a whole number of pieces. */
const FILM = Buffer.from(Array.from({ length: 700_001 }, (_, n) => n % 251));
const VERSION = "4567cdef";
const IMMUTABLE = "public, max-age=31536000, immutable";

let folder: string;
let shop: Awaited<ReturnType<typeof listening>>;

const served = (root: string) => {
  const files = filesInMemory({ folder: root, copies: "none", versions: { "/films/": VERSION } });
  return listening(http.createServer(inOrder([assets(files)], (_request, response) => response.writeHead(418).end())));
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "films-"));
  await mkdir(path.join(folder, "films"));
  for (const name of ["opening.webm", "opening.mp4"]) await writeFile(path.join(folder, "films", name), FILM);
  await writeFile(path.join(folder, "films/opening.vtt"), "WEBVTT\n");
  shop = await served(folder);
});

afterAll(async () => {
  shop.close();
  await rm(folder, { recursive: true });
});

const ask = (name: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") =>
  exchange(shop.origin, `/films/${name}`, headers, method);

describe("a film", () => {
  it.each([
    ["opening.webm", "video/webm"],
    ["opening.mp4", "video/mp4"],
  ])("goes out whole, as what it is, never compressed: %s", async (name, type) => {
    const { status, headers, body } = await ask(name, { "Accept-Encoding": "gzip, br" });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": type, "content-length": "700001", "accept-ranges": "bytes" });
    expect([headers["content-encoding"], headers.vary]).toEqual([undefined, undefined]);
    expect(body.equals(FILM)).toBe(true);
  });

  it.each([
    ["bytes=0-1", 0, 1],
    ["bytes=0-", 0, 700_000],
    ["bytes=262143-262145", 262_143, 262_145],
    ["bytes=100000-650000", 100_000, 650_000],
    ["bytes=-1", 700_000, 700_000],
  ])("comes in part for %s, as players ask", async (range, from, to) => {
    const { status, headers, body } = await ask("opening.mp4", { Range: range });
    expect([status, headers["content-range"]]).toEqual([206, `bytes ${from}-${to}/700001`]);
    expect(headers["content-length"]).toBe(String(to - from + 1));
    expect(body.equals(FILM.subarray(from, to + 1))).toBe(true);
  });

  it("has no part beyond its end, and no body for HEAD or whoever has it", async () => {
    const beyond = await ask("opening.mp4", { Range: "bytes=700001-" });
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */700001"]);
    const head = await ask("opening.mp4", {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "700001", 0]);
    const known = await ask("opening.mp4", { "If-None-Match": head.headers.etag ?? "" });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  });

  it("and its captions are kept for ever under the version of the films alone", async () => {
    for (const name of ["opening.webm", "opening.vtt"]) {
      const cacheControl = async (query: string) => (await ask(name + query)).headers["cache-control"];
      expect(await cacheControl(`?v=${VERSION}`)).toBe(IMMUTABLE);
      for (const query of ["", "?v=0123abcd"]) expect(await cacheControl(query)).toBe("public, max-age=3600");
    }
    expect((await ask("opening.vtt")).headers["content-type"]).toBe("text/vtt; charset=utf-8");
  });

  it("is not kept in memory, in development neither", () => {
    const kept = filesInMemory({ folder, copies: "none", versions: {} });
    for (const find of [kept, filesOnDisk(folder)]) {
      const film = find("/films/opening.webm")?.plain();
      expect([film?.length, film?.bytes]).toEqual([700_001, undefined]);
      expect(find("/films/opening.vtt")?.plain().bytes?.toString()).toBe("WEBVTT\n");
    }
  });

  it("is held open by nobody who takes his time, or leaves", async () => {
    // Where a system does not list what is open, only that the film comes again can be seen.
    const held = () =>
      (existsSync("/proc/self/fd") ? readdirSync("/proc/self/fd") : []).filter((descriptor) => {
        try {
          return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
        } catch {
          return false;
        }
      });
    const request = http.get(`${shop.origin}/films/opening.webm`).on("error", () => {});
    const [response] = (await once(request, "response")) as [http.IncomingMessage];
    await vi.waitFor(() => expect(held()).toEqual([]));
    response.destroy();
    await vi.waitFor(() => expect(held()).toEqual([]));
    expect((await ask("opening.webm")).body.length).toBe(FILM.length);
  });

  it("that became shorter costs its own answer alone, and is said in the log", async () => {
    const root = await mkdtemp(path.join(os.tmpdir(), "cut-"));
    await mkdir(path.join(root, "films"));
    await writeFile(path.join(root, "films/cut.webm"), FILM);
    const other = await served(root);
    expect((await exchange(other.origin, "/films/cut.webm", {}, "HEAD")).status).toBe(200);
    await truncate(path.join(root, "films/cut.webm"), 300_000);
    const logged = vi.spyOn(log, "error").mockReturnValue();
    await expect(exchange(other.origin, "/films/cut.webm")).rejects.toThrow();
    expect(logged).toHaveBeenCalledWith("http.file", expect.anything());
    expect((await exchange(other.origin, "/films/cut.webm", { Range: "bytes=0-9" })).status).toBe(206);
    other.close();
    await rm(root, { recursive: true });
  });
});
