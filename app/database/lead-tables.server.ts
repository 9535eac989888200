/** The migration, for either database, that adds a style's lead time. Never edit it; add another one. */
export const LEAD_DAYS = `
  ALTER TABLE product ADD COLUMN lead_days INTEGER CHECK (lead_days BETWEEN 1 AND 365);
`;
