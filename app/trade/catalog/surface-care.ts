export const SURFACE_CARE = [
  ["Lacquered wood", "Damp cloth, mild soap", "Ammonia, abrasives, standing water"],
  ["Oiled wood", "Dry or barely damp cloth; oil once a year", "Soap on bare spots, steam"],
  ["Painted", "Damp cloth, mild soap", "Scouring pads, solvent, adhesive tape"],
  ["Thermofoil", "Damp cloth, mild soap", "Heat above 150 °F: kettles, toasters, ovens without a shield"],
  ["Laminate", "Most household cleaners", "Bleach left standing, abrasive powder"],
  ["Glass", "Glass cleaner on the cloth, not on the door", "Spray that runs into the frame"],
] as const satisfies readonly (readonly [surface: string, cleanWith: string, keepAway: string])[];
