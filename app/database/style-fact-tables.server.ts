/**
 * The migration, for either database, that adds the workshop's facts about a style, as JSON. Never edit it; add another
 * one.
 */
export const STYLE_FACTS = `
  ALTER TABLE product ADD COLUMN workshop TEXT;
`;
