import { FOLDED_LINES } from "./search-text.server";

const SEARCHED = ["name", "email", "replace(message, char(10), ' ')"];

/** The migration that adds the state and the answer of a message. Never edit it; add another one. */
export const INBOX_TABLES = `
  ALTER TABLE contact_message ADD COLUMN read_at INTEGER;
  ALTER TABLE contact_message ADD COLUMN answered_at INTEGER;
  ALTER TABLE contact_message ADD COLUMN answered_by TEXT CHECK (answered_by IS NULL OR answered_at IS NOT NULL);
  ALTER TABLE contact_message ADD COLUMN answer TEXT CHECK (answer IS NULL OR answered_at IS NOT NULL);
  ALTER TABLE contact_message ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
  UPDATE contact_message SET search_text = ${FOLDED_LINES}(${SEARCHED.join(" || char(10) || ")});
`;
