/** The migration, for either database, by which a style says what its workshop must know, as JSON. Never edit it; add another one. */
export const STYLE_FACTS = `
  ALTER TABLE product ADD COLUMN workshop TEXT;
`;
