/** The shop's time zone. Few pages show a time, so it is not part of what every page loads. */
export const SHOP_TIME = { zone: "America/Los_Angeles", name: "Pacific Time" } as const;
