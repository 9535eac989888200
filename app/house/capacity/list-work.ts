import { readBuild } from "~/trade/catalog/door-build";
import { finishKindOf } from "~/trade/catalog/finish-kind";
import type { ProductSpecification } from "~/trade/catalog/product";
import { SQUARE_SIXTEENTHS_PER_SQ_FT } from "~/trade/measure/measure";
import type { CapacitySettings, Station, Work } from "./capacity";
import type { ListSum } from "./ship-date-request";

export interface StyledPieces extends ListSum {
  /** In the finish that is ordered; absent if the provider does not say how the style is made. */
  readonly specification?: ProductSpecification | null | undefined;
}

export interface ListWork {
  readonly minutes: readonly number[];
  /** The longest lead time of its styles, in working days; `null` if none has one. */
  readonly leadDays: number | null;
  /** Whether every style has minutes or a lead time; otherwise no date can be given. */
  readonly isDatable: boolean;
  /** Whether every style has minutes, so that the lead times say nothing that the stations do not. */
  readonly isPlanned: boolean;
}

function worksOn(specification: ProductSpecification): readonly Work[] {
  const finish = finishKindOf(specification);
  return [readBuild(specification).frame, ...(finish === "raw" ? [] : [finish])];
}

/** Tenths of a minute that pieces take at a station, times the square sixteenths of a square foot. */
function timeAt({ rates }: Station, works: readonly Work[], { count, area }: StyledPieces): number {
  return works.reduce((sum, work) => {
    const { perPiece = 0, perSqFt = 0 } = rates[work] ?? {};
    return sum + perPiece * count * SQUARE_SIXTEENTHS_PER_SQ_FT + perSqFt * area;
  }, 0);
}

const hasMinutes = (stations: readonly Station[], specification: ProductSpecification) =>
  stations.some(({ rates }) => rates[readBuild(specification).frame] !== undefined);

/** A longer list never takes less of anything. `shopDays` is the owner's lead time for styles without their own. */
export function workOf(
  pieces: readonly StyledPieces[],
  { stations }: Pick<CapacitySettings, "stations">,
  shopDays: number | null,
): ListWork {
  const times = stations.map(() => 0);
  let leadDays: number | null = null;
  let [isDatable, isPlanned] = [true, true];
  for (const styled of pieces) {
    const { specification } = styled;
    const days = specification?.leadDays ?? shopDays;
    if (days !== null) leadDays = Math.max(leadDays ?? 0, days);
    if (specification && hasMinutes(stations, specification)) {
      const works = worksOn(specification);
      for (const [index, station] of stations.entries())
        times[index] = (times[index] ?? 0) + timeAt(station, works, styled);
    } else {
      isPlanned = false;
      if (days === null) isDatable = false;
    }
  }
  const minutes = times.map((time) => Math.ceil(time / (10 * SQUARE_SIXTEENTHS_PER_SQ_FT)));
  return { minutes, leadDays, isDatable, isPlanned };
}

/** Remakes and orders with rush do not wait for the lead time of a style that has minutes. */
export const aheadOf = (work: ListWork): ListWork => (work.isPlanned ? { ...work, leadDays: null } : work);
