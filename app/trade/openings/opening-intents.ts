export const OPENINGS_INTENTS = {
  start: "openings:start",
  take: "openings:take",
  addRow: "openings:add-row",
  turn: "openings:turn",
  oldDoor: "openings:old-door",
  workOut: "openings:work-out",
  removeRow: (index: number) => `openings:remove-row:${index}`,
} as const;
