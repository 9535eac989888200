import { useActionData } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useState } from "react";
import type { MailingAddress } from "~/base/addresses/address";
import { useHydrated } from "~/base/browser/use-hydrated";
import { ESTIMATE } from "~/house/forms/checkout-names";
import type { FormProblem } from "~/house/forms/form-problem";
import { Button } from "~/house/ui/kit/button";
import type { OrderLine } from "~/ordering/orders/order";
import { FREIGHT_ZIP } from "~/ordering/orders/order-freight";
import { FreightField } from "~/ordering/orders/page/freight-field";
import { useFreightZip } from "~/ordering/orders/page/use-freight-zip";
import { isFreightZip } from "~/trade/pricing/freight";

const ADDRESS_ZIP = "mailingAddress.zip";
const DELIVERY = "delivery";

export interface CheckoutFreight {
  readonly zip: string;
  readonly delivery: string;
  readonly onZip: (zip: string) => void;
  /** Follows the address and the kind of delivery as they are typed. */
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
}

interface Answers {
  readonly [FREIGHT_ZIP]?: string;
  readonly [DELIVERY]?: string;
  readonly mailingAddress?: { readonly zip?: string };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Freight goes to the delivery address; until that has a ZIP code, to the one that this browser remembers. */
export function useCheckoutFreight(
  formRef: RefObject<HTMLFormElement>,
  contact: { readonly mailingAddress?: Pick<MailingAddress, "zip"> } | null,
): CheckoutFreight {
  const answers = useActionData<FormProblem>()?.repopulateFields as Answers | undefined;
  const known = answers?.mailingAddress?.zip || contact?.mailingAddress?.zip;
  const [zip, onZip] = useFreightZip(known || textOf(answers?.[FREIGHT_ZIP]));
  const [delivery, setDelivery] = useState(textOf(answers?.[DELIVERY]));

  // A draft has filled in the fields by now, which no event announces.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const typed = new FormData(form);
    setDelivery(textOf(typed.get(DELIVERY)));
    const address = textOf(typed.get(ADDRESS_ZIP));
    if (isFreightZip(address)) onZip(address);
  }, [formRef, onZip]);

  function onChange({ target }: FormEvent<HTMLFormElement>): void {
    if (target instanceof HTMLSelectElement && target.name === DELIVERY) setDelivery(target.value);
    const isZip = target instanceof HTMLInputElement && target.name === ADDRESS_ZIP;
    if (isZip && isFreightZip(target.value)) onZip(target.value);
  }

  return { zip, delivery, onZip, onChange };
}

interface FreightOfOrderProps extends Pick<CheckoutFreight, "zip" | "delivery" | "onZip"> {
  readonly lines: readonly OrderLine[];
}

export function FreightOfOrder({ lines, zip, delivery, onZip }: FreightOfOrderProps) {
  const hydrated = useHydrated();
  return (
    <div className="mt-4">
      <FreightField items={lines} zip={zip} delivery={delivery} onZip={onZip}>
        {!hydrated && (
          <Button type="submit" name={ESTIMATE} value="yes" look="outline">
            Estimate freight
          </Button>
        )}
      </FreightField>
    </div>
  );
}
