/** The time zones that a shop in the United States can choose, by their IANA names. */
export const TIME_ZONES = [
  { zone: "America/New_York", name: "Eastern Time" },
  { zone: "America/Chicago", name: "Central Time" },
  { zone: "America/Denver", name: "Mountain Time" },
  { zone: "America/Phoenix", name: "Arizona Time" },
  { zone: "America/Los_Angeles", name: "Pacific Time" },
  { zone: "America/Anchorage", name: "Alaska Time" },
  { zone: "Pacific/Honolulu", name: "Hawaii Time" },
  { zone: "America/Puerto_Rico", name: "Atlantic Time" },
  { zone: "Pacific/Guam", name: "Chamorro Time" },
  { zone: "Pacific/Pago_Pago", name: "Samoa Time" },
] as const;
