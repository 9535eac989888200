import { counted } from "~/base/text/counts";

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

const LONG_MINUTES = 120;

export function waitingTime(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS));
  if (minutes >= LONG_MINUTES) return `${Math.ceil(minutes / HOUR_MINUTES)} hours`;
  return counted(minutes, "minute");
}

export function tooManyTries(seconds: number | undefined): string {
  const time = seconds === undefined ? "a while" : waitingTime(seconds);
  return `There were too many tries, so nothing was changed. Please wait ${time} and try again.`;
}
