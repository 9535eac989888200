import type { RequestListener } from "node:http";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { log } from "~/platform/log.server";

/** Answers a request with the response that a function returns or throws. */
export const answerWith = (answer: (request: Request) => Promise<Response>): RequestListener =>
  createRequestListener(
    async (request) => {
      try {
        return await answer(request);
      } catch (error) {
        if (error instanceof Response) return error;
        throw error;
      }
    },
    {
      onError(error) {
        log.error("provider.http", { error });
        return new Response("Something went wrong\n", { status: 500 });
      },
    },
  );
