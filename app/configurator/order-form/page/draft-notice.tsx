import type { EpochMs } from "~/base/time/time";
import { Notice } from "~/house/ui/kit/notice";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A recent moment in everyday words: "today at 3:14 PM". */
export function recentMomentText(then: number, now: EpochMs): string {
  const time = new Date(then).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / DAY_MS);
  if (days === 0) return `today at ${time}`;
  if (days === 1) return `yesterday at ${time}`;
  const day = new Date(then).toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" });
  return `${day} at ${time}`;
}

export interface DraftState {
  /** When the restored content was stored; `null` if nothing was restored. */
  readonly restoredFrom: EpochMs | null;
  /** Whether nothing is stored, because the browser refuses it or a newer version of the page has stored something. */
  readonly refused: boolean;
  readonly onStartOver: () => void;
}

interface DraftNoticeProps extends DraftState {
  readonly restored: (moment: string) => string;
  readonly advice: string;
}

export function DraftNotice(props: DraftNoticeProps) {
  return (
    <div role="status" className="space-y-4 print:hidden">
      <DraftNotes {...props} />
    </div>
  );
}

export function DraftNotes({ restoredFrom, restored, refused, advice, onStartOver }: DraftNoticeProps) {
  return (
    <>
      {restoredFrom !== null && (
        <Notice tone="info" className="flex flex-wrap items-center gap-x-4">
          <p>{restored(recentMomentText(restoredFrom, Date.now()))}</p>
          <button type="button" onClick={onStartOver} className="min-h-11 font-semibold link">
            Start over
          </button>
        </Notice>
      )}
      {refused && (
        <Notice tone="error" title="What you type here will not be kept">
          <p>
            Your browser would not store it: its storage is full or blocked, or in use by a newer version of this page.{" "}
            {advice}
          </p>
        </Notice>
      )}
    </>
  );
}
