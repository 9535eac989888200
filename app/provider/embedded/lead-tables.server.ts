/** The migration, for either database, by which a style says how long making it takes. Never edit it; add another one. */
export const LEAD_DAYS = `
  ALTER TABLE product ADD COLUMN lead_days INTEGER CHECK (lead_days BETWEEN 1 AND 365);
`;
