/** The notice at the top of the sign-in page, by what brought the visitor there (specification, section 8). */
export const LOGIN_NOTICES = {
  registered: {
    tone: "success",
    title: "Thank you. Please sign in with your e-mail address.",
    text: "If the address had an account here before, that account stays as it was.",
  },
  ended: { tone: "info", title: "Your sign-in has ended. Please sign in again to go on.", text: null },
  deleted: {
    tone: "success",
    title: "Your account was deleted, and every browser was signed out of it.",
    text: "The orders that you placed stay with the workshop. You can register again at any time.",
  },
  failed: {
    tone: "error",
    title: "Failed to login. Please try again.",
    text: "A sign-in has to be finished within a minute, in the browser that began it, with cookies allowed.",
  },
  timeout: { tone: "error", title: "Request timed out. Please try again.", text: null },
  unreachable: { tone: "error", title: "Unable to reach the server. Please try again later.", text: null },
} as const;

export type LoginNotice = keyof typeof LOGIN_NOTICES;
