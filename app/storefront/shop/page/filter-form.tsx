import type { FocusEvent, FormEvent } from "react";
import { countText } from "~/base/text/counts";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Swatch } from "~/storefront/product/page/swatch";
import { MAX_WIDTH_TEXT, SHOP_FILTER, type ShopFilter, SORTS } from "../shop-filter";
import type { ShopView } from "../shop-view";
import { shopFilterWords } from "./filter-words";

const [WIDTH_HINT, WIDTH_PROBLEM] = ["shop-width-hint", "shop-width-problem"];

interface FilterFormProps {
  readonly view: ShopView;
  readonly filter: ShopFilter;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onLeave: (event: FocusEvent<HTMLInputElement>) => void;
}

export function ShopFilterForm({ view, filter, onChange, onSubmit, onLeave }: FilterFormProps) {
  const { title, facets, width, sort, sorts } = shopFilterWords;
  return (
    <form
      action="/shop"
      aria-label={title}
      autoComplete="off"
      onChange={onChange}
      onSubmit={onSubmit}
      className="space-y-6 pb-6"
    >
      <label className="block font-semibold">
        {sort}
        <select
          name={SHOP_FILTER.sort}
          value={filter.sort}
          onChange={() => {}}
          className={fieldLook(false, "font-normal")}
        >
          {SORTS.map((id) => (
            <option key={id} value={id}>
              {sorts[id]}
            </option>
          ))}
        </select>
      </label>
      <label className="block font-semibold">
        {width.label}
        <input
          type="text"
          name={SHOP_FILTER.width}
          value={filter.width}
          onChange={() => {}}
          onBlur={onLeave}
          maxLength={MAX_WIDTH_TEXT}
          spellCheck={false}
          aria-invalid={view.isUnreadWidth || undefined}
          aria-describedby={view.isUnreadWidth ? WIDTH_PROBLEM : WIDTH_HINT}
          className={fieldLook(view.isUnreadWidth, "font-normal")}
        />
        {view.isUnreadWidth ? (
          <span id={WIDTH_PROBLEM} className="block text-sm font-normal text-signal">
            {width.problem}
          </span>
        ) : (
          <span id={WIDTH_HINT} className="block text-sm font-normal text-stone-600">
            {width.hint}
          </span>
        )}
      </label>
      {view.facets.map(({ name, choices }) => (
        <fieldset key={name} className="shop-choices">
          <legend className="font-semibold">{facets[name]}</legend>
          {choices.map(({ id, label, count, swatch }) => (
            <label key={id}>
              <input
                type="checkbox"
                name={name}
                value={id}
                checked={filter.chosen[name].includes(id)}
                onChange={() => {}}
              />
              {swatch && <Swatch of={swatch} />}
              <span>
                {label} <span className="figures">({countText(count)})</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit" className="button bg-ink text-white hover:bg-stone-700">
        Show styles
      </button>
    </form>
  );
}
