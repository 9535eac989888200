import { Notice } from "~/house/ui/kit/notice";

/** What a posted form did, or why it did nothing. */
export function Notices({ done, problem }: { readonly done: string | null; readonly problem: string | null }) {
  if (problem) {
    return (
      <div role="alert">
        <Notice tone="error" title={problem} />
      </div>
    );
  }
  return (
    <div role="status">
      {done && (
        <Notice tone="success">
          <p>{done}</p>
        </Notice>
      )}
    </div>
  );
}
