import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import http, { type RequestListener } from "node:http";
import os from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { installHttpServer, takeOver } from "~/platform/http-server.server";
import { precompressedAssets } from "~/platform/precompressed-assets.server";
import { UpstreamFailure } from "~/platform/upstream-failure.server";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function listen(listener: RequestListener): Promise<string> {
  return listening(http.createServer(listener));
}

async function listening(server: http.Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(async () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** A raw exchange: `fetch` would decode bodies and tidy up paths. */
function exchange(origin: string, requestPath: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = http.request(origin, { path: requestPath, headers, method }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on("error", reject);
    request.end();
  });
}

describe("the server in front", () => {
  it("is there from the first answer: headers, request id, one log line, the verdict on the origin", async () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((line) => written.push(String(line)) > 0);
    installHttpServer();
    installHttpServer();
    const seen: (string | undefined)[] = [];
    const origin = await listen((request, response) => {
      seen.push(`${request.headers.origin} ${request.headers["sec-fetch-site"]}`);
      response.end("hello");
    });
    const first = await exchange(origin, "/page?email=a@b.co", { "X-Request-Id": "proxy-id-0001" });
    expect(first.body).toBe("hello");
    expect(first.headers).toMatchObject({
      "x-request-id": "proxy-id-0001",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(first.headers["strict-transport-security"]).toBeUndefined();
    const second = await exchange(origin, "/", { "X-Request-Id": "bad id" });
    expect(second.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    await exchange(origin, "/", { Origin: "https://evil.example" }, "POST");
    await exchange(origin, "/", { Origin: origin, "Sec-Fetch-Site": "same-origin" }, "POST");
    expect(seen.slice(2)).toEqual(["undefined cross-site", "undefined same-origin"]);
    await vi.waitFor(() => expect(written.filter((line) => line.includes("http.request"))).toHaveLength(4));
    expect(written.join("")).toContain('"path":"/page"');
    expect(written.join("")).not.toContain("a@b.co");
  });

  it("spares its own assets the headers of pages", async () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((line) => written.push(String(line)) > 0);
    const server = http.createServer((_request, response) => response.end("behind"));
    takeOver(server, (request, response) => {
      if (request.url !== "/asset") return false;
      response.writeHead(200, { "Content-Length": 5, ETag: '"e"' }).end(request.method === "HEAD" ? "" : "asset");
      return true;
    });
    const origin = await listening(server);
    const asset = await exchange(origin, "/asset");
    expect(asset).toMatchObject({ body: "asset", headers: { etag: '"e"' } });
    expect(asset.headers["x-request-id"]).toBeUndefined();
    await exchange(origin, "/asset", {}, "HEAD");
    const other = await exchange(origin, "/other");
    expect(other.body).toBe("behind");
    expect(other.headers["cross-origin-resource-policy"]).toBe("same-origin");
    const lines = () => written.filter((line) => line.includes("http.request")).map((line) => JSON.parse(line));
    await vi.waitFor(() => expect(lines()).toHaveLength(3));
  });

  it("hands on an address that cannot be decoded as literal text", async () => {
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const server = http.createServer((request, response) => response.end(request.url));
    takeOver(server, () => false);
    const origin = await listening(server);
    for (const [sent, received] of [
      ["/%", "/%25"],
      ["/a/%E0%A4%A?x=%", "/a/%25E0%25A4%25A?x=%"],
      ["/%FF?", "/%25FF?"],
      ["/K%C3%BCche?x=%zz", "/K%C3%BCche?x=%zz"],
    ] as const) {
      expect((await exchange(origin, sent)).body).toBe(received);
    }
  });

  it("serves what was compressed at build, and nothing else", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "compressed-"));
    closers.push(() => rm(folder, { recursive: true }));
    await mkdir(path.join(folder, "build"));
    for (const [file, text] of Object.entries({
      "build/a.js.br": "BR",
      "build/a.js.gz": "GZ",
      "b.svg.gz": "SVG",
      "c.exe.gz": "no",
    })) {
      await writeFile(path.join(folder, file), text);
    }
    const serve = precompressedAssets(folder);
    const origin = await listen((request, response) => {
      if (!serve(request, response)) response.writeHead(418).end();
    });
    const all = { "Accept-Encoding": "gzip, deflate, br" };
    const br = await exchange(origin, "/build/a.js?v=1", all);
    expect(br).toMatchObject({ status: 200, body: "BR" });
    expect(br.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    expect((await exchange(origin, "/build/a.js", { "Accept-Encoding": "gzip" })).body).toBe("GZ");
    expect((await exchange(origin, "/b.svg", all)).headers["cache-control"]).toBe("public, max-age=3600");
    expect(await exchange(origin, "/build/a.js", all, "HEAD")).toMatchObject({ status: 200, body: "" });
    const unchanged = await exchange(origin, "/build/a.js", { ...all, "If-None-Match": br.headers.etag });
    expect(unchanged).toMatchObject({ status: 304, body: "" });
    for (const refused of [
      exchange(origin, "/build/a.js"),
      exchange(origin, "/build/a.js", all, "POST"),
      exchange(origin, "/c.exe", all),
      exchange(origin, "/build/../b.svg", all),
      exchange(origin, "/build/%2e%2e/b.svg", all),
      exchange(origin, "/build/a.js.br", all),
      exchange(origin, "//b.svg", all),
    ]) {
      expect((await refused).status).toBe(418);
    }
    expect(precompressedAssets(path.join(folder, "absent"))({} as never, {} as never)).toBe(false);
  });
});

describe("a provider's failure as an answer", () => {
  it.each([
    ["timeout", 504, null],
    ["down", 503, "5"],
    ["failing", 502, null],
  ] as const)("has the right status when it is %s", async (reason, status, retryAfter) => {
    const work = Promise.reject(new UpstreamFailure("sorry", reason));
    const thrown: Response = await orUpstreamProblem(work).catch((response: Response) => response);
    expect([thrown.status, thrown.headers.get("Retry-After")]).toEqual([status, retryAfter]);
    expect(await thrown.json()).toEqual({ message: "sorry" });
  });

  it("leaves every other error, and every value, as it is", async () => {
    await expect(orUpstreamProblem(Promise.reject(new RangeError("bug")))).rejects.toThrow(RangeError);
    expect(await orUpstreamProblem(Promise.resolve(7))).toBe(7);
  });
});
