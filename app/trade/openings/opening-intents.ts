/** The values of the submit buttons named `intent`; the one in a row ends in the row's index, from 0. */
export const OPENINGS_INTENTS = {
  start: "openings:start",
  take: "openings:take",
  addRow: "openings:add-row",
  turn: "openings:turn",
  workOut: "openings:work-out",
  removeRow: (index: number) => `openings:remove-row:${index}`,
} as const;
