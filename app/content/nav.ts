export interface NavLink {
  readonly label: string;
  readonly to: string;
}

/** The links of the header. */
export const mainNav: readonly NavLink[] = [
  { label: "Shop", to: "/shop" },
  { label: "Process", to: "/process" },
];

/** The quick links of the footer. */
export const footerNav: readonly NavLink[] = [
  { label: "Shop", to: "/shop" },
  { label: "Our process", to: "/process" },
  { label: "Custom design", to: "/custom-design" },
  { label: "Premium materials", to: "/premium-materials" },
  { label: "Timely delivery", to: "/timely-delivery" },
  { label: "Lifetime warranty", to: "/lifetime-warranty" },
  { label: "Account tiers", to: "/account/tiers" },
];

/** The small print below the footer. */
export const legalNav: readonly NavLink[] = [
  { label: "Privacy Policy", to: "/privacy" },
  { label: "Terms and Conditions", to: "/terms" },
];
