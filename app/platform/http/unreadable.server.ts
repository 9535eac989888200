import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { log } from "../log.server";
import { REFUSAL } from "./step.server";

const MAX_FIRST_LINE = 8300;

interface ParseError extends NodeJS.ErrnoException {
  /** What was received last. */
  readonly rawPacket?: Buffer;
}

type HttpSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

/** Whether it was the first line that did not fit. */
function isLongTarget({ rawPacket }: ParseError): boolean {
  return /^[A-Z]+ \S{8192}/.test(rawPacket?.toString("latin1", 0, MAX_FIRST_LINE) ?? "");
}

/** The status code for what Node could not read as a request. */
function statusOf(error: ParseError): number {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (error.code === "HPE_HEADER_OVERFLOW") return isLongTarget(error) ? 414 : 431;
  return error.code === "HPE_CHUNK_EXTENSIONS_OVERFLOW" ? 413 : 400;
}

/** Refuses in one line what is no request, and closes the connection. */
function refuseOn(socket: Socket, status: number): void {
  const line = `${STATUS_CODES[status]}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    ...Object.entries(REFUSAL).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(line)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${line}`, () => socket.destroy());
}

/**
 * Refuses what is no HTTP request at all, or none that came in time, with one line in the log. A request whose answer
 * has begun has its line already, and no room for another answer.
 */
export function refuseUnreadable(server: Server): void {
  // Node's own refusal of a request without a host has no line in the log; ours does the same.
  Object.assign(server, { requireHostHeader: false });
  server.on("clientError", (error: ParseError, socket: HttpSocket) => {
    const answer = socket._httpMessage;
    if (answer?.writableEnded) socket.destroySoon();
    else if (answer || !socket.writable || error.code === "ECONNRESET") socket.destroy();
    else {
      const status = statusOf(error);
      log.info("http.unreadable", { status, code: error.code });
      refuseOn(socket, status);
    }
  });
}
