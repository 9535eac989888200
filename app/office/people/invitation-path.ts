/** The path of the page that accepts an invitation; its code is a secret. */
export const invitationPath = (code: string): string => `/invitation/${code}`;
