import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Step } from "./step.server";

/** The answer that is under way on a connection. */
const busy = new WeakMap<Socket, ServerResponse>();

/**
 * Answers one request of a connection at a time. A client that sends another one ahead (RFC 9112, section 9.3.2: pipelining,
 * which no browser and no proxy does) gets the answer under way, and the connection ends with it. Node would begin all of
 * them, and a file that waits for its turn stays open for good when the client leaves.
 */
export const oneAtATime: Step = (request, response, next) => {
  const { socket } = request;
  const answering = busy.get(socket);
  if (answering) {
    answering.once("close", () => socket.destroy());
    socket.pause();
    return;
  }
  busy.set(socket, response);
  response.once("close", () => busy.delete(socket));
  next();
};
