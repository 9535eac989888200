/** The migration that stores with a tag who added it and when. Never edit it; add another one. */
export const DECISION_TABLES = `
  ALTER TABLE customer_tag ADD COLUMN added_at INTEGER;
  ALTER TABLE customer_tag ADD COLUMN added_by TEXT;
  UPDATE customer_tag SET (added_at, added_by) = (
    SELECT at, actor_id FROM audit_event
    WHERE kind = 'account.' || customer_tag.tag AND subject_id = customer_tag.customer_id ORDER BY id DESC LIMIT 1
  ) WHERE tag IN ('approved', 'rejected');
`;
