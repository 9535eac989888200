export interface NavLink {
  readonly label: string;
  readonly to: string;
}

/** The links of the header (specification, section 2). */
export const mainNav: readonly NavLink[] = [
  { label: "Shop", to: "/shop" },
  { label: "How To", to: "/how-to" },
  { label: "Portfolio", to: "/portfolio" },
  { label: "Contact", to: "/contact" },
];

/** The quick links of the footer (specification, section 2). */
export const footerNav: readonly NavLink[] = [
  { label: "Shop", to: "/shop" },
  { label: "How To", to: "/how-to" },
  { label: "View Portfolio", to: "/portfolio" },
];

export const legalNav: readonly NavLink[] = [
  { label: "Privacy Policy", to: "/privacy" },
  { label: "Terms and Conditions", to: "/terms" },
];

/** The words of the search overlay (specification, section 2). */
export const searchWords = {
  placeholder: "Search products...",
  chips: ["Shaker Style", "Modern Cabinets", "White Finish", "Hardware"],
} as const;

/** The search that a chip leads to, written as `searchPath` writes it. */
export const chipPath = (chip: string): string => `/search?q=${chip.toLowerCase().replace(" ", "+")}`;
