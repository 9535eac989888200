import { Request as BackendRequest } from "undici";
import { readCapped } from "~/platform/read-capped.server";
import type { Backend } from "~/provider/contract/backend.server";

/** The largest body of a call: a claim with four photographs of 1 MB each, in base64. */
const MAX_BODY_BYTES = 6 * 1024 * 1024;

const BODILESS = new Set(["GET", "HEAD"]);

/**
 * Passes a call of the contract to a back end in this process, and returns its answer.
 *
 * @throws Response 413 beyond 6 MB
 */
export async function apiAnswer(handle: Backend, request: Request): Promise<Response> {
  const { method, url, signal } = request;
  const body = BODILESS.has(method) ? null : await readCapped(request, MAX_BODY_BYTES);
  const headers = Object.fromEntries(request.headers);
  const answer = await handle(
    new BackendRequest(url, { method, headers, signal, body: body?.byteLength ? body : null }),
  );
  const whole = answer.body ? await answer.arrayBuffer() : null;
  return new Response(whole, { status: answer.status, headers: [...answer.headers] });
}
