/** What a pill says at a glance: nothing to do, something waits, something is wrong, over. */
export type PillTone = "good" | "waits" | "wrong" | "over";

/** Shapes tell the tones apart without their colors. */
const SHAPES: Readonly<Record<PillTone, string>> = { good: "●", waits: "○", wrong: "▲", over: "■" };

interface PillProps {
  readonly tone: PillTone;
  readonly children: string;
}

export function Pill({ tone, children }: PillProps) {
  return (
    <span className={`pill pill-${tone}`}>
      <span aria-hidden="true">{SHAPES[tone]}</span> {children}
    </span>
  );
}
