import { useRef } from "react";
import { search } from "~/content/nav";
import { fieldLook } from "~/ui/kit/field-look";

interface SearchBoxProps {
  readonly id: string;
  /** Whether the quick chips are shown below the field. */
  readonly chips: boolean;
}

/** The search field and its quick chips. It searches nothing yet (specification, section 2). */
export function SearchBox({ id, chips }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (text: string) => {
    if (!input.current) return;
    input.current.value = text;
    input.current.focus();
  };
  return (
    <search>
      <label htmlFor={id} className="sr-only">
        Search products
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        // With type="search" the first Escape would empty the field instead of closing the dialog.
        inputMode="search"
        placeholder={search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className={fieldLook(false, "mt-0")}
      />
      {chips && (
        <ul className="mt-4 flex flex-wrap gap-2" aria-label="Quick searches">
          {search.chips.map((chip) => (
            <li key={chip}>
              <button
                type="button"
                className="button border-stone-500 px-4 font-normal hover:border-ink hover:bg-linen"
                onClick={() => choose(chip)}
              >
                {chip}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
