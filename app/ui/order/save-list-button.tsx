import { LIST_INTENT, LIST_STYLE, SAVE_LIST } from "~/forms/list-names";

/** Sends the order form around it to the account, which keeps it as a list: a plain post, with JavaScript, too. */
export function SaveListButton({ productId }: { readonly productId: string }) {
  return (
    <button
      type="submit"
      name={LIST_INTENT}
      value={SAVE_LIST}
      formAction={`/account/measurements?${LIST_STYLE}=${productId}`}
      className="button mt-3 w-full border-stone-500 hover:bg-linen"
    >
      Save this list
    </button>
  );
}
