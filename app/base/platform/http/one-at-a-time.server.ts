import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Step } from "../step.server";

/** The answer in progress on a connection. */
const busy = new WeakMap<Socket, ServerResponse>();

/**
 * Answers one request of a connection at a time. A client that sends another one early (RFC 9112, section 9.3.2:
 * pipelining, which no browser and no proxy uses) gets the answer in progress, and then the connection is closed. Node
 * would begin all of them, and a file still waiting to be sent would stay open forever if the client left.
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
