import type { PageFrame } from "~/house/ui/kit/content-page";

export const privacyPage = {
  title: "Privacy Policy",
  description:
    "What this shop knows about you, where it is kept, for how long, and how to have it corrected or deleted.",
  photo: null,
  closing: { text: "You can look around without giving us any of it.", label: "Browse Door Styles", to: "/shop" },
} as const satisfies PageFrame;
