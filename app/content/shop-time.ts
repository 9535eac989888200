/** Where the shop's clocks and calendar are. Few pages show a time, so it is no part of what every page loads. */
export const SHOP_TIME = { zone: "America/Los_Angeles", name: "Pacific Time" } as const;
