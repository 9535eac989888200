import { Notice } from "~/ui/kit/notice";

/** Says that the line that is being edited is not in the cart any more, beside the buttons that decide what becomes of it. */
export function LostNotice({ isLost }: { readonly isLost: boolean }) {
  return (
    <div role="status">
      {isLost && (
        <Notice tone="error" title="This line was removed from your cart in another tab." className="mt-2">
          <p>What you typed is still here. Add the line again, or dismiss it.</p>
        </Notice>
      )}
    </div>
  );
}
