/** Held by the answer: a body that nobody sends is forgotten with it. */
const bodies = new WeakMap<Response, Buffer>();

/**
 * An answer whose body is ready in one piece, so that it can be sent without a stream.
 *
 * @param body must not be changed afterwards
 */
export function wholeAnswer(body: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(body, init);
  bodies.set(response, body);
  return response;
}

/** The body of an answer that {@link wholeAnswer} made; `undefined` for any other, also for a copy. */
export const wholeBodyOf = (response: Response): Buffer | undefined => bodies.get(response);
