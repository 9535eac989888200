import { Form } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { FilterSelect } from "~/house/ui/kit/filter-fields";
import { TIERS, type TierId } from "~/trade/pricing/tiers";
import { CUSTOMER_FIELDS } from "../customer-forms";
import { customerPath } from "../customer-list";

const OPTIONS = TIERS.map(({ id, label }) => ({ value: id, label }));

interface TierFormProps {
  readonly customerKey: string;
  readonly tier: TierId | null;
}

/** Gives a customer's account another tier; a plain post without JavaScript. */
export function TierForm({ customerKey, tier }: TierFormProps) {
  return (
    <Form method="post" action={customerPath(customerKey)} className="mt-4 flex flex-wrap items-end gap-4">
      <input type="hidden" name={CUSTOMER_FIELDS.intent} value="tier" />
      <FilterSelect text="New tier" name={CUSTOMER_FIELDS.tier} value={tier ?? ""} options={OPTIONS} />
      <Button type="submit" look="outline">
        Change tier
      </Button>
    </Form>
  );
}
