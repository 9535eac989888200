import type { OwnOrder } from "./order";

/** Sorts orders by their last message or the day they were placed, the latest first. */
export function latestFirst(orders: readonly OwnOrder[]): readonly OwnOrder[] {
  const timeOf = ({ lastMessage, placedAt }: OwnOrder) => Date.parse(lastMessage?.at ?? placedAt);
  return [...orders].sort((one, other) => timeOf(other) - timeOf(one));
}
