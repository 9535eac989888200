import { spawn } from "node:child_process";
import { once } from "node:events";
import { Response } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend, BackendHandle } from "~/provider/contract/backend.server";
import { serveBackend } from "../support/backend-server";
import { ADMIN, anEmbeddedBackend, RETURN_URL } from "../support/embedded-backend";
import { ROOT } from "../support/source-files";

interface Run {
  readonly code: number | null;
  readonly report: string;
}

/** What `npm run conformance` reports about a provider. */
async function conformance(...args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, ["test/conformance/run.mjs", ...args], {
    cwd: ROOT,
    env: { ...process.env, CONFORMANCE_ADMIN_PASSWORD: ADMIN.password },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let report = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (report += chunk));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, report };
}

describe("the conformance command", () => {
  let embedded: BackendHandle;
  beforeAll(async () => {
    embedded = await anEmbeddedBackend();
  });
  afterAll(() => embedded.close());

  /** Serves the embedded provider through a layer, and runs the command against it. */
  async function conformanceThrough(between: (handle: Backend) => Backend, ...args: readonly string[]): Promise<Run> {
    const server = await serveBackend({ ...embedded, handle: between(embedded.handle) });
    try {
      return await conformance(server.url, "--sign-in", server.signInUrl, "--return-url", RETURN_URL, ...args);
    } finally {
      await server.stop();
    }
  }

  it("reports every rule as kept for a provider that meets the contract", { timeout: 90_000 }, async () => {
    const { code, report } = await conformanceThrough((handle) => handle, "--admin", ADMIN.email);
    expect(report).toContain("The provider speaks the contract.");
    expect(report).not.toContain("BROKEN");
    expect(code).toBe(0);
  });

  it("names the rule that a provider breaks", { timeout: 90_000 }, async () => {
    const signsInAnybody =
      (handle: Backend): Backend =>
      async (request) => {
        if (!request.url.includes("/api/customers/login")) return handle(request);
        const { email = "" } = JSON.parse((await request.text()) || "{}") as { email?: string };
        return new Response(JSON.stringify({ user: { email } }), { headers: { "Set-Cookie": "session=for-anybody" } });
      };
    const { code, report } = await conformanceThrough(signsInAnybody);
    expect(report).toContain("BROKEN  signing in is never done by an e-mail address alone");
    expect(report).toContain("BROKEN  signing in is not possible with a code that was made up");
    expect(report).toContain('See "signing in" in docs/provider-contract.md.');
    expect(report).toContain("The provider does not speak the contract.");
    expect(code).toBe(1);
  });

  it("says which field of an answer differs, and how", { timeout: 90_000 }, async () => {
    const anotherPriceAlone =
      (handle: Backend): Backend =>
      async (request) => {
        const answer = await handle(request);
        if (!/\/product\/ashby$/.test(new URL(request.url).pathname)) return answer;
        const text = await answer.text();
        return new Response(text.replace(/("amount":)"?[\d.]+"?/, '$1"99.5"'), answer);
      };
    const { report } = await conformanceThrough(anotherPriceAlone, "--read-only");
    expect(report).toMatch(
      /BROKEN: products are found one by one by their ids, the same as in the list\n {4}priceCents: expected \d+, got 9950\n {4}Checked in test\/contract\/products-contract\.ts, line \d+\.\n/,
    );
  });

  it("writes nothing in read-only mode, and says what it left out", { timeout: 90_000 }, async () => {
    const methods = new Set<string>();
    const watching =
      (handle: Backend): Backend =>
      (request) => {
        methods.add(request.method);
        return handle(request);
      };
    const { code, report } = await conformanceThrough(watching, "--read-only");
    expect([...methods]).not.toContain("POST");
    expect([...methods]).not.toContain("PATCH");
    expect(report).toContain("accounts, signing in and approvals: --read-only was given");
    expect(report).toContain("The provider speaks the contract.");
    expect(code).toBe(0);
  });

  it("does not report success for a provider that does not answer", { timeout: 90_000 }, async () => {
    const { code, report } = await conformance("http://127.0.0.1:9");
    expect(report).toContain("The provider does not speak the contract.");
    expect(code).toBe(1);
  });

  it.each([[], ["ftp://host.test"], ["https://a.test", "https://b.test"], ["https://a.test", "--nonsense"]])(
    "shows its usage when it is called wrongly: %j",
    async (...args) => {
      const { code, report } = await conformance(...args);
      expect(code).toBe(2);
      expect(report).toContain("npm run conformance -- https://provider.example");
    },
  );
});
