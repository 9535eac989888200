import { Notice } from "~/ui/kit/notice";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment of the past few days as people say it: "today at 3:14 PM". */
export function momentText(then: number, now: number): string {
  const time = new Date(then).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / DAY_MS);
  if (days === 0) return `today at ${time}`;
  if (days === 1) return `yesterday at ${time}`;
  const day = new Date(then).toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" });
  return `${day} at ${time}`;
}

interface KeptOrderNoticeProps {
  readonly restoredFrom: number | null;
  readonly refused: boolean;
  readonly onStartOver: () => void;
}

/** Says that the rows came back, and from when; or that the browser will not keep them. */
export function KeptOrderNotice({ restoredFrom, refused, onStartOver }: KeptOrderNoticeProps) {
  return (
    <div role="status" className="space-y-4 print:hidden">
      {restoredFrom !== null && (
        <Notice tone="info" className="flex flex-wrap items-center gap-x-4">
          <p>Your sizes from {momentText(restoredFrom, Date.now())} are back.</p>
          <button type="button" onClick={onStartOver} className="min-h-11 font-semibold underline underline-offset-4">
            Start over
          </button>
        </Notice>
      )}
      {refused && (
        <Notice tone="error" title="What you type here will not be kept">
          <p>
            Your browser would not store it: its storage is full or blocked. Add it to the cart or print it before you
            leave this page.
          </p>
        </Notice>
      )}
    </div>
  );
}
