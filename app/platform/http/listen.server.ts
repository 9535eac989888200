import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { env } from "../env.server";
import { drainAtShutdown, endWithGrace } from "../shutdown.server";
import { limitServer } from "./limits.server";
import { oneAtATime } from "./one-at-a-time.server";
import { refuseUnreadable } from "./unreadable.server";

/**
 * Serves a listener that is no shop on the configured port, with the shop's limits on slow clients, its refusal of what
 * cannot be read, and its end.
 *
 * @throws Error when the port cannot be had
 */
export async function listen(listener: RequestListener): Promise<void> {
  const { port, host, shutdownWaitMs } = env();
  endWithGrace(shutdownWaitMs);
  const server = createServer(oneAtATime(listener));
  limitServer(server);
  refuseUnreadable(server);
  drainAtShutdown(server);
  server.listen(port, host ?? undefined);
  await once(server, "listening");
}
