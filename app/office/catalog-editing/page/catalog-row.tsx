import { Form, Link, useSubmit } from "@remix-run/react";
import { type DragEvent, useState } from "react";
import { Button } from "~/house/ui/kit/button";
import { classNames } from "~/house/ui/kit/class-names";
import { dayText } from "~/house/ui/kit/moment-text";
import { ProductPicture } from "~/house/ui/photographs/product-picture";
import { dollarsPerSqFt, formatRate } from "~/trade/measure/money";
import { type CatalogListRow, LIST_FIELDS } from "../catalog-list";
import { STYLE_STATE_WORDS } from "../style-differences";

/** The kind of what is dragged, so that nothing else can be dropped here. */
const DRAGGED = "application/x-style";

interface CatalogRowProps {
  readonly row: CatalogListRow;
  readonly above: string | null;
  readonly below: string | null;
}

/** A style in the list. It can be dragged to the place of another one. */
export function CatalogRow({ row, above, below }: CatalogRowProps) {
  const { handle, title, state, construction, material, priceCents, nextPrice, picture } = row;
  const submit = useSubmit();
  const [isOver, setIsOver] = useState(false);
  const isStyle = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED);

  function drop(event: DragEvent) {
    setIsOver(false);
    const dragged = event.dataTransfer.getData(DRAGGED);
    if (!dragged || dragged === handle) return;
    event.preventDefault();
    submit(
      { [LIST_FIELDS.intent]: "move", [LIST_FIELDS.style]: dragged, [LIST_FIELDS.to]: handle },
      { method: "post", preventScrollReset: true },
    );
  }

  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, handle)}
      onDragOver={(event) => {
        if (!isStyle(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        "grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-t border-stone-300 py-3 lg:grid-cols-[4rem_minmax(0,1fr)_auto]",
        isOver && "bg-linen outline-2 outline-oak",
      )}
    >
      <ProductPicture
        src={picture?.url}
        alt=""
        sizes="4rem"
        most={240}
        loading="lazy"
        draggable={false}
        className="aspect-[4/5] h-auto w-full bg-linen object-cover"
      />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <Link
            to={`/admin/catalog/${handle}`}
            draggable={false}
            className="inline-flex min-h-11 items-center font-serif text-xl link"
          >
            {title}
          </Link>
          {state !== "shown" && <span className="ml-3 text-sm text-signal">{STYLE_STATE_WORDS[state]}</span>}
        </p>
        <p className="text-sm text-stone-700">
          {construction}; {material}
        </p>
        <p className="figures text-sm">
          {formatRate(dollarsPerSqFt(priceCents))} / sq ft
          {nextPrice &&
            `; ${formatRate(dollarsPerSqFt(nextPrice.cents))} from ${dayText(nextPrice.from)}, ${nextPrice.from.slice(0, 4)}`}
        </p>
      </div>
      <div className="col-span-full flex flex-wrap gap-2 lg:col-span-1">
        <RowButton intent={state === "shown" ? "hide" : "show"} style={handle} title={title}>
          {state === "shown" ? "Hide" : "Show"}
        </RowButton>
        <RowButton intent="duplicate" style={handle} title={title}>
          Duplicate
        </RowButton>
        {above !== null && (
          <RowButton intent="move" style={handle} title={title} to={above}>
            Move up
          </RowButton>
        )}
        {below !== null && (
          <RowButton intent="move" style={handle} title={title} to={below}>
            Move down
          </RowButton>
        )}
      </div>
    </li>
  );
}

interface RowButtonProps {
  readonly intent: "duplicate" | "hide" | "move" | "show";
  readonly style: string;
  readonly title: string;
  readonly to?: string;
  readonly children: string;
}

function RowButton({ intent, style, title, to, children }: RowButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={LIST_FIELDS.style} value={style} />
      {to !== undefined && <input type="hidden" name={LIST_FIELDS.to} value={to} />}
      <Button type="submit" name={LIST_FIELDS.intent} value={intent} look="outline">
        {children}
        <span className="sr-only"> {title}</span>
      </Button>
    </Form>
  );
}
