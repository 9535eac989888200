import { Notice } from "../kit/notice";

interface UnsavedNoticeProps {
  readonly reply: { readonly problem: string | null } | null | undefined;
  readonly className?: string;
}

/** Says why a form as a whole was not accepted. What was typed is still in it. */
export function UnsavedNotice({ reply, className }: UnsavedNoticeProps) {
  if (!reply?.problem) return null;
  return (
    <div role="alert" className={className}>
      <Notice tone="error" title={reply.problem}>
        <p>Everything you typed is still here.</p>
      </Notice>
    </div>
  );
}
