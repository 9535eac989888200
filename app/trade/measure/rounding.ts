/**
 * Multiplies by a ratio and rounds to the nearest integer, halves up: `value * factor / divisor`. Exact even if `value
 * * factor` is not a safe integer, provided that the result is one.
 *
 * @throws RangeError when an operand is not a non-negative safe integer, or the divisor is 0.
 */
export function scaleHalfUp(value: number, factor: number, divisor: number): number {
  if (!Number.isSafeInteger(value) || !Number.isSafeInteger(factor)) {
    throw new RangeError(`cannot scale ${value} by ${factor} / ${divisor} exactly`);
  }
  const rest = value % divisor;
  return ((value - rest) / divisor) * factor + divideHalfUp(rest * factor, divisor);
}

/**
 * Exact while `2 * numerator + denominator` is a safe integer.
 *
 * @throws RangeError when an operand is not a non-negative safe integer, or the divisor is 0
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  const whole = Number.isInteger(numerator) && Number.isInteger(denominator);
  if (!whole || !Number.isSafeInteger(doubled) || numerator < 0 || denominator <= 0) {
    throw new RangeError(`cannot divide ${numerator} by ${denominator} exactly`);
  }
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}
