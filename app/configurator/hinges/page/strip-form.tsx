import { Form } from "@remix-run/react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Labelled } from "~/house/ui/kit/labelled";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { CUP_COUNT } from "~/trade/measure/cup-units";
import { FIRST_OFFERS, offeredFixings } from "~/trade/measure/option-offers";
import { BORING_DISTANCES } from "~/trade/measure/piece";
import { STRIP_FIELDS, type StripFields } from "../hinge-strip";

interface StripFormProps {
  readonly fields: StripFields;
  readonly problems: readonly (string | null)[];
}

type Options = readonly (readonly [value: string, text: string])[];

export function StripForm({ fields, problems }: StripFormProps) {
  const { offers = FIRST_OFFERS } = useShopTerms();
  return (
    <Form method="get" action="/how-to/hinges#strip" className="space-y-4 print:hidden">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Choice
          name={STRIP_FIELDS.side}
          label="Hinge side"
          value={fields.side}
          options={[
            ["left", "Left"],
            ["right", "Right"],
          ]}
        />
        <Choice
          name={STRIP_FIELDS.from}
          label="Measured from"
          value={fields.from}
          options={[
            ["top", "Top"],
            ["bottom", "Bottom"],
          ]}
        />
        <Choice
          name={STRIP_FIELDS.boring}
          label="Boring distance"
          value={fields.boring}
          options={BORING_DISTANCES.map((distance) => [String(distance), `${distance} mm`])}
        />
        <Choice
          name={STRIP_FIELDS.fixing}
          label="Fixing"
          value={fields.fixing}
          options={[
            ["", "None: the cup alone"],
            ...offeredFixings(offers).map(({ key, name }) => [key, name] as const),
          ]}
        />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {Array.from({ length: CUP_COUNT.most }, (_, cup) => {
          const problem = problems[cup] ?? null;
          const id = `strip-cup-${cup + 1}`;
          return (
            <Labelled key={id} id={id} label={`Cup ${cup + 1}`} problem={problem}>
              <input
                id={id}
                name={STRIP_FIELDS.cup}
                type="text"
                autoComplete="off"
                defaultValue={fields.cups[cup] ?? ""}
                aria-invalid={problem !== null || undefined}
                aria-describedby={problem === null ? undefined : `${id}-problem`}
                className={fieldLook(problem !== null, "figures")}
              />
            </Labelled>
          );
        })}
      </div>
      <button type="submit" className="button bg-oak text-white hover:bg-oak-dark">
        Show the strip
      </button>
    </Form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: Options;
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <Labelled id={`strip-${name}`} label={label}>
      <select id={`strip-${name}`} name={name} defaultValue={value} className={fieldLook(false)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
