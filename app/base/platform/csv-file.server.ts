import { NOT_CACHED } from "./cache-policy.server";

export const csvFile = (text: string, name: string): Response =>
  new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      ...NOT_CACHED,
    },
  });
