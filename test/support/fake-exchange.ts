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
    writeHead(status: number, sent: OutgoingHttpHeaders) {
      head = { status, headers: lowerCased(sent) };
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
