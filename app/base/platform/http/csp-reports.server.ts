import type { IncomingMessage } from "node:http";
import { REPORTS_PATH } from "../csp.server";
import { LIMITS } from "../limits.server";
import { log } from "../log.server";
import { refuse, type Step } from "../step.server";
import type { SecretPathOf } from "./secret-paths.server";

/** One violation as a log line shows it: nothing a visitor typed, and no text made up by the sender. */
interface CspViolation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

const MOST_VIOLATIONS = 5;
const MAX_CHARACTERS = 100;
const WORD = /^[a-z-]{1,40}$/;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

function wordOf(...values: unknown[]): string {
  const word = values.find((value) => typeof value === "string" && WORD.test(value));
  return typeof word === "string" ? word : "unknown";
}

const urlOf = (value: unknown) => (typeof value === "string" && URL.canParse(value) ? new URL(value) : null);

function sourceOf(value: unknown): string {
  const url = urlOf(value);
  if (!url) return wordOf(value);
  const source = url.origin === "null" ? url.protocol : url.origin;
  return source.slice(0, MAX_CHARACTERS);
}

function violationOf(report: Fields): CspViolation {
  return {
    directive: wordOf(report["effective-directive"], report.effectiveDirective, report["violated-directive"]),
    blocked: sourceOf(report["blocked-uri"] ?? report.blockedURL),
    page: (urlOf(report["document-uri"] ?? report.documentURL)?.pathname ?? "unknown").slice(0, MAX_CHARACTERS),
  };
}

/** In the format of `report-uri` (CSP Level 3, section 5.3), or of the Reporting API (section 5.1). */
function violationsIn(text: string): readonly CspViolation[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) return isFields(value) ? [violationOf(fieldsOf(value["csp-report"]))] : [];
  const reports = value.map(fieldsOf).filter(({ type }) => type === "csp-violation");
  return reports.slice(0, MOST_VIOLATIONS).map(({ body }) => violationOf(fieldsOf(body)));
}

const { bytes: MAX_BYTES, linesPerMinute: MOST_LOGGED } = LIMITS.reports;
const WINDOW_MS = 60_000;

const TYPES = new Set(["application/csp-report", "application/reports+json", "application/json"]);

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
