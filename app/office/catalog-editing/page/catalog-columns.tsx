import { Form, Link } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { Pill, type PillTone } from "~/house/ui/kit/pill";
import { shortDay } from "~/house/ui/kit/short-day";
import type { WorkColumn } from "~/house/ui/kit/work-list";
import { ProductPicture } from "~/house/ui/photographs/product-picture";
import type { StyleState } from "~/trade/catalog/door-style";
import { dollarsPerSqFt, formatRate } from "~/trade/measure/money";
import { type CatalogListRow, LIST_FIELDS, type ShownCatalog } from "../catalog-list";
import { STYLE_STATE_WORDS } from "../style-differences";

const TONES: Readonly<Record<StyleState, PillTone>> = { shown: "good", draft: "waits", hidden: "over" };

/** The columns of the rows of a page, each of which can take the place of the one above or below it. */
export function catalogColumns(
  rows: readonly CatalogListRow[],
  { above, below }: Pick<ShownCatalog, "above" | "below">,
): [WorkColumn<CatalogListRow>, ...WorkColumn<CatalogListRow>[]] {
  return [
    { title: "Style", cell: (row) => <StyleName row={row} /> },
    { title: "Made of", cell: ({ construction, material }) => `${construction}, ${material}` },
    { title: "Price per sq ft", cell: (row) => <Price row={row} />, isNumber: true, onPhone: "first line" },
    { title: "Finishes", cell: ({ finishes }) => finishes || "-", isNumber: true },
    {
      title: "State",
      cell: ({ state }) => <Pill tone={TONES[state]}>{STYLE_STATE_WORDS[state]}</Pill>,
      onPhone: "second line",
    },
    {
      title: "Change",
      cell: (row) => {
        const place = rows.indexOf(row);
        return <RowButtons row={row} up={rows[place - 1]?.handle ?? above} down={rows[place + 1]?.handle ?? below} />;
      },
      onPhone: "second line",
    },
  ];
}

function StyleName({ row: { handle, title, picture } }: { readonly row: CatalogListRow }) {
  return (
    <span className="flex items-center gap-3">
      <ProductPicture
        src={picture?.url}
        alt=""
        sizes="2rem"
        most={240}
        loading="lazy"
        draggable={false}
        className="hidden h-9 w-7 shrink-0 bg-linen object-cover md:block"
      />
      <Link to={`/admin/catalog/${handle}`} draggable={false} className="link-padded wrap-anywhere">
        {title}
      </Link>
    </span>
  );
}

function Price({ row: { priceCents, nextPrice } }: { readonly row: CatalogListRow }) {
  return (
    <>
      {formatRate(dollarsPerSqFt(priceCents))}
      {nextPrice && (
        <span className="rest">
          {` ${formatRate(dollarsPerSqFt(nextPrice.cents))} from ${shortDay(nextPrice.from)}, ${nextPrice.from.slice(0, 4)}`}
        </span>
      )}
    </>
  );
}

interface RowButtonsProps {
  readonly row: CatalogListRow;
  /** Whose place it takes when it moves up or down; `null` at the ends. */
  readonly up: string | null;
  readonly down: string | null;
}

function RowButtons({ row: { handle, title, state }, up, down }: RowButtonsProps) {
  return (
    <div className="row-buttons">
      <RowButton intent={state === "shown" ? "hide" : "show"} style={handle} title={title}>
        {state === "shown" ? "Hide" : "Show"}
      </RowButton>
      <RowButton intent="duplicate" style={handle} title={title}>
        Duplicate
      </RowButton>
      {up !== null && (
        <RowButton intent="move" style={handle} title={title} to={up} sign="↑">
          Move up
        </RowButton>
      )}
      {down !== null && (
        <RowButton intent="move" style={handle} title={title} to={down} sign="↓">
          Move down
        </RowButton>
      )}
    </div>
  );
}

interface RowButtonProps {
  readonly intent: "duplicate" | "hide" | "move" | "show";
  readonly style: string;
  readonly title: string;
  readonly to?: string;
  /** Shown instead of the words. */
  readonly sign?: string;
  readonly children: string;
}

function RowButton({ intent, style, title, to, sign, children }: RowButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={LIST_FIELDS.style} value={style} />
      {to !== undefined && <input type="hidden" name={LIST_FIELDS.to} value={to} />}
      <Button type="submit" name={LIST_FIELDS.intent} value={intent} look="quiet">
        {sign && <span aria-hidden="true">{sign}</span>}
        <span className={sign && "sr-only"}>{children}</span>
        <span className="sr-only"> {title}</span>
      </Button>
    </Form>
  );
}
