/** The pages whose text an owner may change, by the names of their addresses below `/admin/texts`. */
export const TEXT_PAGES = {
  home: { title: "Home page", path: "/" },
  terms: { title: "Terms and Conditions", path: "/terms" },
  privacy: { title: "Privacy Policy", path: "/privacy" },
  warranty: { title: "Lifetime Warranty", path: "/lifetime-warranty" },
  delivery: { title: "Timely Delivery", path: "/timely-delivery" },
  contact: { title: "Common questions", path: "/contact" },
  portfolio: { title: "Portfolio", path: "/portfolio" },
} as const;

export type TextPageName = keyof typeof TEXT_PAGES;

export const TEXT_PAGE_NAMES = Object.keys(TEXT_PAGES) as readonly TextPageName[];

export const isTextPage = (name: string): name is TextPageName => Object.hasOwn(TEXT_PAGES, name);
