import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const WORKER = readFileSync("public/orders/receiving-worker.js", "utf8");
const NO_SIGNAL = () => Promise.reject(new TypeError("Failed to fetch"));

interface Asked {
  /** What the network does. */
  readonly network: () => Promise<Response>;
  readonly stored?: string;
  readonly method?: string;
  /** Whether the worker's patience is over at once. */
  readonly isLate?: boolean;
}

/** What the worker answers a request with; `null` if it leaves the request alone. */
async function answerOf({ network, stored, method = "GET", isLate = false }: Asked): Promise<string | null> {
  const answers: Promise<Response>[] = [];
  const event = {
    request: new Request("https://shop.example/orders/a/receiving", { method }),
    respondWith: (answer: Promise<Response>) => answers.push(answer),
  };
  runInNewContext(WORKER, {
    self: { addEventListener: (_type: "fetch", act: (one: typeof event) => void) => act(event) },
    caches: { match: async () => (stored === undefined ? undefined : new Response(stored)) },
    fetch: network,
    setTimeout: (act: (one: unknown) => void, _ms: number, one: unknown) => isLate && act(one),
  });
  return (await answers[0])?.text() ?? null;
}

const answered =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });

describe("the worker of the page at the truck", () => {
  it("asks the shop first", async () => {
    expect(await answerOf({ network: answered("new"), stored: "old" })).toBe("new");
    expect(await answerOf({ network: answered("gone", 404), stored: "old" })).toBe("gone");
  });

  it("answers with what is stored without signal, while the shop is down, and if it takes too long", async () => {
    expect(await answerOf({ network: NO_SIGNAL, stored: "old" })).toBe("old");
    expect(await answerOf({ network: answered("down", 503), stored: "old" })).toBe("old");
    expect(await answerOf({ network: () => new Promise(() => {}), stored: "old", isLate: true })).toBe("old");
  });

  it("changes nothing about what is not stored, and about what is sent", async () => {
    expect(await answerOf({ network: answered("down", 503) })).toBe("down");
    await expect(answerOf({ network: NO_SIGNAL })).rejects.toThrow("Failed to fetch");
    expect(await answerOf({ network: answered("new"), stored: "old", method: "POST" })).toBeNull();
  });
});
