import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** How many requests of a connection may wait behind the one that is being answered; browsers send none ahead. */
export const MAX_WAITING = 16;

const waiting = new WeakMap<Socket, number>();

/**
 * Answers the requests of a connection one at a time (RFC 9112, section 9.3.2): one that was sent ahead waits until the
 * answer before it is finished. Node would begin them all at once, and what a waiting answer holds open it would never
 * release when the client leaves. A connection with too many requests ahead is closed.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  return (request, response) => {
    // Node gives a response its socket when it is that response's turn.
    if (response.socket) return listener(request, response);
    const { socket } = request;
    const ahead = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, ahead);
    if (ahead > MAX_WAITING) {
      socket.destroy();
      return;
    }
    response.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // Node is still busy with handing over the socket.
      process.nextTick(() => {
        if (!socket.destroyed) listener(request, response);
      });
    });
  };
}
