import { type DollarsPerSqFt, formatRate } from "~/trade/measure/money";
import { classNames } from "./class-names";

interface RateProps {
  readonly rate: DollarsPerSqFt;
  readonly className?: string;
}

/** A price per square foot, always with cents (specification, section 9). */
export function Rate({ rate, className }: RateProps) {
  return <p className={classNames("figures", className)}>{`${formatRate(rate)} / sq ft`}</p>;
}
