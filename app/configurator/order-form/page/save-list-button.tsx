import { LIST_INTENT, LIST_STYLE, SAVE_LIST } from "~/house/forms/list-names";

/** Saves the order form around it to the account as a list: a plain post, even with JavaScript. */
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
