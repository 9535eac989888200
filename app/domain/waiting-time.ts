const MINUTE_SECONDS = 60;

/** How long somebody is asked to wait, in whole minutes, from a time in seconds. */
export function waitingTime(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS));
  return count === 1 ? "1 minute" : `${count} minutes`;
}

/** What a form says that was sent too often; without a time where none is known. */
export function tooManyTries(seconds: number | undefined): string {
  const time = seconds === undefined ? "a while" : waitingTime(seconds);
  return `There were too many tries, so nothing was changed. Please wait ${time} and try again.`;
}
