import http from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cspReports } from "~/base/platform/http/csp-reports.server";
import { secretPathsIn } from "~/base/platform/http/secret-paths.server";
import { caughtLogLines } from "../../../../support/log-lines";
import { exchange, listening } from "../../../../support/raw-http";

let origin: string;
let close: () => void;
const lines = caughtLogLines();

beforeEach(async () => {
  const step = cspReports(secretPathsIn(["/orders/:link"]));
  const behind = (response: http.ServerResponse) => void response.writeHead(404).end();
  const server = http.createServer((request, response) => step(request, response, () => behind(response)));
  ({ origin, close } = await listening(server));
});

afterEach(() => close());

const send = (body: string, type = "application/csp-report") =>
  exchange(origin, "/csp-reports", { "Content-Type": type, "Content-Length": Buffer.byteLength(body) }, "POST", body);

const OLD = {
  "document-uri": "https://doors.example/login?email=jane@doe.example",
  "violated-directive": "script-src-elem",
  "effective-directive": "script-src-elem",
  "blocked-uri": "https://evil.example/x.js?token=1",
  "script-sample": "secret()",
};

describe("the reports of the content security policy", () => {
  it("are one log line each, without anything that a visitor typed", async () => {
    const { status, body } = await send(JSON.stringify({ "csp-report": OLD }));
    expect([status, body.byteLength]).toEqual([204, 0]);
    expect(lines).toMatchObject([
      { event: "csp.violation", directive: "script-src-elem", blocked: "https://evil.example", page: "/login" },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/jane|token|secret/);
  });

  it("name only the kind of a page whose address is a secret", async () => {
    const page = `https://doors.example/orders/${"5".repeat(32)}`;
    await send(JSON.stringify({ "csp-report": { ...OLD, "document-uri": page } }));
    expect(lines).toMatchObject([{ page: "/orders/:link" }]);
    expect(JSON.stringify(lines)).not.toContain("5555");
  });

  it("are read in the format of the Reporting API, at most five of them", async () => {
    const body = { documentURL: "https://doors.example/", blockedURL: "inline", effectiveDirective: "script-src" };
    const reports = Array.from({ length: 9 }, () => ({ type: "csp-violation", body }));
    const all = JSON.stringify([{ type: "deprecation", body: {} }, ...reports]);
    expect((await send(all, "application/reports+json; charset=utf-8")).status).toBe(204);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({ directive: "script-src", blocked: "inline", page: "/" });
  });

  it("cannot forge log lines", async () => {
    const forged = { "effective-directive": 'x"\n{"event":"forged"}', "blocked-uri": ["a"], "document-uri": 7 };
    await send(JSON.stringify({ "csp-report": forged }));
    await send(JSON.stringify({ "csp-report": { ...OLD, "document-uri": `https://a.b/${"c".repeat(9000)}` } }));
    for (const odd of ["{}", "[]", "[null]", '"text"', "null", "7"]) expect((await send(odd)).status).toBe(204);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({ directive: "unknown", blocked: "unknown", page: "unknown" });
    expect(String(lines[1]?.page)).toHaveLength(100);
  });

  it("are refused if they are invalid or too long", async () => {
    expect((await send("no json")).status).toBe(400);
    expect((await send("a=1", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await send(`"${"x".repeat(16 * 1024)}"`)).status).toBe(413);
    expect((await send(`"${"x".repeat(16 * 1024 - 2)}"`)).status).toBe(204);
    const { status, headers } = await exchange(origin, "/csp-reports");
    expect([status, headers.allow]).toEqual([405, "POST"]);
    expect((await exchange(origin, "/other", {}, "POST")).status).toBe(404);
    expect(lines).toEqual([]);
  });

  it("are at most twenty lines, however many arrive in a minute", async () => {
    for (let sent = 0; sent < 25; sent += 1) {
      expect((await send(JSON.stringify({ "csp-report": OLD }))).status).toBe(204);
    }
    expect(lines).toHaveLength(20);
  });
});
