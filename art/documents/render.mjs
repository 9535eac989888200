import { loadBundled } from "../bundle.mjs";

/**
 * Renders the documents' components.
 * @returns {Promise<{ slug: string, title: string, html: string }[]>}
 */
export async function renderDocuments() {
  const { renderDocuments } = await loadBundled(new URL("documents.tsx", import.meta.url));
  return renderDocuments();
}
