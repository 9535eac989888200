export interface HiddenProps {
  /** By name; one that is `undefined` is left out. */
  readonly fields: Readonly<Record<string, string | number | undefined>>;
}

export function Hidden({ fields }: HiddenProps) {
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
