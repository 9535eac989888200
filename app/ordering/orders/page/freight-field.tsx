import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { CartItem } from "~/configurator/lines/cart";
import { fieldLook } from "~/house/ui/kit/field-look";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import type { FreightTarget } from "~/trade/pricing/freight";
import { FREIGHT_ZIP, freightAnswer, MAX_FREIGHT_ZIP, orderFreight } from "../order-freight";

interface FreightAnswerTextProps extends FreightTarget {
  readonly items: readonly CartItem[];
}

/** What freight is estimated at, in a status that announces changes. */
function FreightAnswerText({ items, zip, delivery }: FreightAnswerTextProps) {
  const freight = orderFreight(items, { zip, delivery }, useShopTerms());
  const answer = freight && freightAnswer(freight, { zip, delivery });
  return (
    <p role="status" className="figures mt-1 text-sm">
      {answer && (
        <>
          <span className="font-semibold">{answer.text}</span>
          {answer.note && <span className="block text-stone-600">{answer.note}</span>}
        </>
      )}
    </p>
  );
}

interface FreightZipFieldProps {
  readonly zip: string;
  readonly onZip: (zip: string) => void;
  /** A button that asks the server, before the page's script answers. */
  readonly children?: ReactNode;
}

/** The field for the ZIP code that freight goes to. */
export function FreightZipField({ zip, onZip, children }: FreightZipFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [served] = useState(zip);
  useEffect(() => {
    // What was typed before this code ran is newer than what was remembered.
    const early = inputRef.current?.value ?? "";
    if (early !== served && early !== "") onZip(early);
  }, [served, onZip]);
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        Freight to ZIP code
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={inputRef}
          id={id}
          name={FREIGHT_ZIP}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={zip}
          maxLength={MAX_FREIGHT_ZIP}
          onChange={(event) => onZip(event.currentTarget.value)}
          onKeyDown={(event) => {
            // The page answers as one types: Enter would send the form around the field.
            if (event.key === "Enter") event.preventDefault();
          }}
          className={fieldLook(false, "figures max-w-32")}
        />
        {children}
      </div>
    </div>
  );
}

interface FreightFieldProps extends FreightAnswerTextProps, FreightZipFieldProps {}

export function FreightField({ items, zip, delivery, onZip, children }: FreightFieldProps) {
  return (
    <>
      <FreightZipField zip={zip} onZip={onZip}>
        {children}
      </FreightZipField>
      <FreightAnswerText items={items} zip={zip} delivery={delivery} />
    </>
  );
}
