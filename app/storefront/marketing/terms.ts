import type { PageFrame } from "~/house/ui/kit/content-page";

export const termsPage = {
  title: "Terms and Conditions",
  description: "The terms that apply when made-to-order doors are configured, ordered, made and delivered.",
  photo: null,
  closing: { text: "Ready to measure and choose?", label: "Browse Door Styles", to: "/shop" },
} as const satisfies PageFrame;
