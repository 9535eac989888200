import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ProductPicture } from "~/house/ui/photographs/product-picture";
import { OwnRate } from "~/storefront/product/page/own-rate";
import type { ComparedStyle } from "~/trade/catalog/comparison";
import { finishedPath } from "~/trade/catalog/finish";
import { dollarsPerSqFt, formatRate } from "~/trade/measure/money";
import { comparisonAddress } from "../compared-styles";
import { comparePage } from "./compare";
import { CareCell, FinishCell, FinishesCell, LimitCell, WarrantyCell } from "./comparison-cells";
import { ListRow } from "./list-row";

const LINK = "link-tall";

/** A column takes a share of a wide page, and half of a phone. */
const SIZES = "(min-width: 64rem) 280px, (min-width: 48rem) 20vw, 46vw";

interface StylesProps {
  readonly styles: readonly ComparedStyle[];
}

interface RowProps extends StylesProps {
  readonly name: ReactNode;
  readonly cell: (style: ComparedStyle) => ReactNode;
}

/** One compared property; a cell says so if it is not known of a style. */
function Row({ name, styles, cell }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {styles.map((style) => (
        <td key={style.id}>{cell(style) || comparePage.unstated}</td>
      ))}
    </tr>
  );
}

interface ComparisonTableProps extends StylesProps {
  /** The requested finish; `null` for the one that each style is sold in. */
  readonly finish: string | null;
}

/** The page of a style in the finish that it is shown in. */
const pageOf = ({ id, finish }: ComparedStyle) => finishedPath({ productId: id, ...(finish && { finish }) });

/** Styles side by side, a column each. The table scrolls on its own if they do not fit. */
export function ComparisonTable({ styles, finish: asked }: ComparisonTableProps) {
  const { rows, caption, noFrame } = comparePage;
  const without = (id: string) => styles.map((style) => style.id).filter((other) => other !== id);
  return (
    <section aria-label={caption} className="compare-scroll">
      <table data-styles={styles.length} className="compare figures w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{rows.what}</span>
            </th>
            {styles.map((style) => (
              <th key={style.id} scope="col">
                <Link to={pageOf(style)} className={`${LINK} font-serif text-xl font-normal`}>
                  {style.title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            name={<span className="sr-only">{rows.picture}</span>}
            styles={styles}
            cell={({ id, title, image }) => (
              <>
                <ProductPicture
                  src={image?.url}
                  alt={image?.alt ?? ""}
                  sizes={SIZES}
                  most={800}
                  className="aspect-[4/5] h-auto w-full object-cover"
                />
                <Link
                  to={comparisonAddress(without(id), asked)}
                  rel="nofollow"
                  className={`${LINK} text-sm print:hidden`}
                >
                  {comparePage.remove}
                  <span className="sr-only"> {title}</span>
                </Link>
              </>
            )}
          />
          <Row
            name={rows.price}
            styles={styles}
            cell={({ priceCents }) => (
              <>
                <b className="text-lg">{formatRate(dollarsPerSqFt(priceCents))}</b>
                <OwnRate rate={dollarsPerSqFt(priceCents)} unit="" />
              </>
            )}
          />
          <ListRow styles={styles} />
          <Row name={rows.construction} styles={styles} cell={({ specification }) => specification?.construction} />
          <Row name={rows.material} styles={styles} cell={({ specification }) => specification?.material} />
          <Row
            name={rows.finish}
            styles={styles}
            cell={({ specification, lacksFinish }) => (
              <FinishCell finish={specification?.finish} missingFinish={lacksFinish ? asked : null} />
            )}
          />
          {styles.some(({ finishes }) => finishes.length > 0) && (
            <Row
              name={rows.finishes}
              styles={styles}
              cell={({ finishes }) => finishes.length > 0 && <FinishesCell finishes={finishes} />}
            />
          )}
          <Row name={rows.narrowest} styles={styles} cell={({ figures }) => figures?.narrowest} />
          <Row
            name={rows.widest}
            styles={styles}
            cell={({ figures }) => figures && <LimitCell of={figures.widest} />}
          />
          <Row
            name={rows.tallest}
            styles={styles}
            cell={({ figures }) => figures && <LimitCell of={figures.tallest} />}
          />
          <Row name={rows.thickness} styles={styles} cell={({ figures }) => figures?.thickness} />
          <Row name={rows.frame} styles={styles} cell={({ figures }) => figures && (figures.frameWidth ?? noFrame)} />
          <Row name={rows.weight} styles={styles} cell={({ figures }) => figures?.weight} />
          {styles.some(({ figures }) => figures?.lead) && (
            <Row name={rows.lead} styles={styles} cell={({ figures }) => figures?.lead} />
          )}
          <Row
            name={rows.care}
            styles={styles}
            cell={({ care, ownCare }) => (care.length > 0 || ownCare) && <CareCell care={care} ownCare={ownCare} />}
          />
          <Row name={rows.warranty} styles={styles} cell={({ warranty }) => <WarrantyCell warranty={warranty} />} />
          <Row
            name={<span className="sr-only">{rows.order}</span>}
            styles={styles}
            cell={(style) => (
              <Link
                to={`${pageOf(style)}#order`}
                className="button bg-oak px-4 text-white hover:bg-oak-dark print:hidden"
              >
                <span>
                  {comparePage.order}
                  <span className="sr-only"> in {style.title}</span>
                </span>
              </Link>
            )}
          />
        </tbody>
      </table>
    </section>
  );
}
