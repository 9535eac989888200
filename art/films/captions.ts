import type { Storyboard } from "./storyboard";
import type { Timeline } from "./timeline";

/** A moment in WebVTT notation. */
function stamp(seconds: number): string {
  const [whole, thousandths] = seconds.toFixed(3).split(".");
  const minutes = Math.floor(Number(whole) / 60);
  const rest = Number(whole) % 60;
  return `${String(minutes).padStart(2, "0")}:${String(rest).padStart(2, "0")}.${thousandths}`;
}

/** The captions of a film: its title, every line of its words, and its closing (WebVTT). */
export function captionsOf({ title, summary, closing }: Storyboard, { scenes, seconds }: Timeline): string {
  const lines = scenes.flatMap((scene) => scene.lines);
  const cues = [
    { text: `${title}\n${summary}`, start: 0, end: lines[0]?.start ?? 0 },
    ...lines,
    { text: closing, start: lines.at(-1)?.end ?? 0, end: seconds },
  ];
  const written = cues.map(({ text, start, end }) => `${stamp(start)} --> ${stamp(end)}\n${text}\n`);
  return `WEBVTT\n\n${written.join("\n")}`;
}
