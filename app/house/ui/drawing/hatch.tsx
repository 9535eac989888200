interface HatchProps {
  readonly name: string;
}

export function Hatch({ name }: HatchProps) {
  return (
    <defs>
      <pattern id={`${name}-hatch`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="fill-stone-200" />
        <path d="M-1 1L1 -1M0 8L8 0M7 9L9 7" strokeWidth="0.75" className="fill-none stroke-stone-500" />
      </pattern>
    </defs>
  );
}

export function hatchFill(name: string): string {
  return `url(#${name}-hatch)`;
}
