import { NOT_CACHED } from "./cache-policy.server";

/**
 * The answer that saves a table for spreadsheets (RFC 4180).
 *
 * @param name the file's: without quotation marks
 */
export const csvFile = (text: string, name: string): Response =>
  new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      ...NOT_CACHED,
    },
  });
