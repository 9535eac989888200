import type { IncomingMessage } from "node:http";
import { REPORTS_PATH } from "../csp.server";
import { violationsIn } from "../csp-report.server";
import { LIMITS } from "../limits.server";
import { log } from "../log.server";
import { refuse, type Step } from "../step.server";
import type { SecretPathOf } from "./secret-paths.server";

const { bytes: MAX_BYTES, linesPerMinute: MOST_LOGGED } = LIMITS.reports;
const WINDOW_MS = 60_000;

const TYPES = new Set(["application/csp-report", "application/reports+json", "application/json"]);

/** Limits lines per minute, so that a flood of reports does not flood the log. */
function lineAllowance(): () => boolean {
  let began = Number.NEGATIVE_INFINITY;
  let logged = 0;
  return () => {
    const now = performance.now();
    if (now - began >= WINDOW_MS) [began, logged] = [now, 0];
    logged += 1;
    return logged <= MOST_LOGGED;
  };
}

const hasReportType = ({ headers }: IncomingMessage) =>
  TYPES.has((headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "");

/** Passes on the body as text, or `null` as soon as it exceeds the limit for a report. */
function readReport(request: IncomingMessage, take: (text: string | null) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  request.on("data", (chunk: Buffer) => {
    length += chunk.byteLength;
    if (length <= MAX_BYTES) return void chunks.push(chunk);
    request.removeAllListeners("data").removeAllListeners("end");
    take(null);
  });
  request.on("end", () => take(Buffer.concat(chunks).toString()));
  // A client that disconnects partway through a report gets no answer.
  request.on("error", () => {});
}

/**
 * Accepts browsers' reports about the Content-Security-Policy, 16 kB at most, and answers 204. Each violation is one
 * line in the log, at most twenty a minute; for a secret page it names only the kind of page.
 */
export function cspReports(secretPathOf: SecretPathOf): Step {
  const mayLog = lineAllowance();
  return (request, response, next) => {
    if (request.url !== REPORTS_PATH) return next();
    if (request.method !== "POST") return refuse(response, 405, "Method not allowed", { Allow: "POST" });
    if (!hasReportType(request)) return refuse(response, 415, "That is not a report", { Connection: "close" });
    readReport(request, (text) => {
      if (text === null) return refuse(response, 413, "The report is too long", { Connection: "close" });
      try {
        for (const violation of violationsIn(text)) {
          const page = secretPathOf(violation.page) ?? violation.page;
          if (mayLog()) log.warn("csp.violation", { ...violation, page });
        }
      } catch {
        return refuse(response, 400, "The report cannot be read");
      }
      response.writeHead(204, { "Cache-Control": "no-store" }).end();
    });
  };
}
