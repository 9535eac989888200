import displayFont from "~/styles/fonts/fraunces.woff2";
import textFont from "~/styles/fonts/instrument-sans.woff2";

/** The families of the shop for the start script; styles/fonts.css names the same for browsers without scripts. */
export const FONT_FACES = [
  { family: "Fraunces Variable", url: displayFont, weight: "400" },
  { family: "Instrument Sans Variable", url: textFont, weight: "400 600" },
] as const;
