import type { RequestListener } from "node:http";
import { sendAnswer } from "~/platform/http/send-answer.server";
import { refuse } from "~/platform/http/step.server";
import { webRequest } from "~/platform/http/web-request.server";
import { log } from "~/platform/log.server";

/** Answers with what a function makes of a request; what it throws as a response is one too. */
export const answerWith =
  (answer: (request: Request) => Promise<Response>): RequestListener =>
  async (request, response) => {
    try {
      const made = answer(webRequest(request, response)).catch((error: unknown) => {
        if (error instanceof Response) return error;
        throw error;
      });
      await sendAnswer(await made, request, response);
    } catch (error) {
      if (response.destroyed) return;
      log.error("provider.http", { error });
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "Something went wrong");
    }
  };
