import { Hatch, hatchFill } from "~/house/ui/drawing/hatch";
import type { Mount } from "~/trade/openings/opening-rule";

/** The door from above, with its front at the bottom; the edges of an opening are at x = 45 and x = 115. */
const DOORS: Readonly<Record<Mount, string>> = {
  partial: "M35 32H125V46H35Z",
  full: "M20 32H140V46H20Z",
  "full-wide": "M16 32H144V46H16Z",
  lipped: "M48 24H112V32H122V40H38V32H48Z",
  inset: "M48 16H112V30H48Z",
  frameless: "M14 32H146V46H14Z",
};

const FRAME = ["M12 16H45V30H12Z", "M115 16H148V30H115Z"];
const CABINET = ["M12 4V30H22V4", "M138 4V30H148V4"];

/** How a door sits, cut through and seen from above: the frame or cabinet hatched, the door in front. */
export function MountDrawing({ mount }: { readonly mount: Mount }) {
  const name = `mount-${mount}`;
  const wood = mount === "frameless" ? CABINET : FRAME;
  return (
    <svg viewBox="0 0 160 52" aria-hidden="true" className="h-auto w-full">
      <Hatch name={name} />
      {wood.map((outline) => (
        <path key={outline} d={outline} fill={hatchFill(name)} strokeWidth="1.25" className="stroke-ink" />
      ))}
      {wood === FRAME && (
        <path d="M18 4V16M26 4V16M134 4V16M142 4V16" strokeWidth="1" className="fill-none stroke-stone-500" />
      )}
      <path d={DOORS[mount]} strokeWidth="1.25" className="fill-linen stroke-ink" />
    </svg>
  );
}
