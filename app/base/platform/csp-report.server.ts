/** One violation as a log line shows it: nothing a visitor typed, and no text made up by the sender. */
export interface CspViolation {
  readonly directive: string;
  /** What was blocked: a keyword such as `inline`, or its origin, without path and query. */
  readonly blocked: string;
  /** The path of the page. */
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

/**
 * The violations in a report, in either format: that of `report-uri` (CSP Level 3, section 5.3), or that of the
 * Reporting API (CSP Level 3, section 5.1). At most five.
 *
 * @throws SyntaxError when it is not JSON
 */
export function violationsIn(text: string): readonly CspViolation[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) return isFields(value) ? [violationOf(fieldsOf(value["csp-report"]))] : [];
  const reports = value.map(fieldsOf).filter(({ type }) => type === "csp-violation");
  return reports.slice(0, MOST_VIOLATIONS).map(({ body }) => violationOf(fieldsOf(body)));
}
