import { Notice } from "~/ui/kit/notice";

/** Says that the line being edited is no longer in the cart, next to the buttons that decide what to do with it. */
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
