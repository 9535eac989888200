import { Notice } from "~/ui/kit/notice";
import { momentText } from "~/ui/order/kept-order-notice";

interface EditNoticesProps {
  /** When the edit that came back was last touched, in milliseconds since 1970; `null` where none came back. */
  readonly restoredFrom: number | null;
  /** Whether the browser refuses to keep this edit. */
  readonly refused: boolean;
  readonly onStartOver: () => void;
}

/** Says that an edit came back, and from when; or that the browser will not keep it. */
export function EditNotices({ restoredFrom, refused, onStartOver }: EditNoticesProps) {
  return (
    <div role="status" className="space-y-4">
      {restoredFrom !== null && (
        <Notice tone="info" className="flex flex-wrap items-center gap-x-4">
          <p>Your changes from {momentText(restoredFrom, Date.now())} are back. They are not saved yet.</p>
          <button type="button" onClick={onStartOver} className="min-h-11 font-semibold underline underline-offset-4">
            Start over
          </button>
        </Notice>
      )}
      {refused && (
        <Notice tone="error" title="What you type here will not be kept">
          <p>Your browser would not store it: its storage is full or blocked. Save it before you leave this page.</p>
        </Notice>
      )}
    </div>
  );
}
