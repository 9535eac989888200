import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** What a visitor received from a step, or `null` while it waits. */
export interface Received {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const lowerCased = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** Headers as `writeHead` takes them: by name, or names and values in turn. */
const named = (sent: OutgoingHttpHeaders | string[]): OutgoingHttpHeaders =>
  Array.isArray(sent)
    ? Object.fromEntries(sent.flatMap((name, at) => (at % 2 === 0 ? [[name, sent[at + 1]]] : [])))
    : sent;

/** A request and a response without a connection, for tests of many thousand exchanges. */
export function fakeExchange(method: string, url: string, headers: Readonly<Record<string, string>> = {}) {
  const onFinish: (() => void)[] = [];
  const exchange = {
    received: null as Received | null,
    request: { method, url, headers: lowerCased(headers) } as unknown as IncomingMessage,
    response: {} as ServerResponse,
  };
  let head: Pick<Received, "status" | "headers"> = { status: 0, headers: {} };
  const response = {
    statusCode: 200,
    destroyed: false,
    headersSent: false,
    once: (_event: "finish", listener: () => void) => void onFinish.push(listener),
    writeHead(status: number, sent: OutgoingHttpHeaders | string[]) {
      head = { status, headers: lowerCased(named(sent)) };
      response.statusCode = status;
      response.headersSent = true;
      return response;
    },
    end(body?: Buffer) {
      if (exchange.received) throw new Error("answered twice");
      exchange.received = { ...head, body: body?.toString() ?? "" };
      for (const listener of onFinish) listener();
    },
  };
  exchange.response = response as unknown as ServerResponse;
  return exchange;
}
