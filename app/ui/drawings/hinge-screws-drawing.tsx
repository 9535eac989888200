import { Drawing, Label } from "./drawing";

const SCREWS = [
  { x: 236, name: "Side", text: "left and right", above: true },
  { x: 286, name: "Depth", text: "in and out", above: false },
  { x: 336, name: "Height", text: "up and down", above: true },
] as const;

/** A concealed hinge on its plate with its three screws. */
export function HingeScrewsDrawing() {
  return (
    <Drawing
      title="Three screws of a hinge"
      description="A concealed hinge: the cup lies in the door, the arm on the plate in the cabinet. The screw nearest the door moves it sideways, the next in and out, the screws of the plate up and down."
      height={240}
    >
      <rect x="20" y="40" width="130" height="160" className="fill-linen" />
      <circle cx="110" cy="120" r="38" className="fill-white" />
      <circle cx="110" cy="120" r="30" className="stroke-stone-500" />
      <rect x="140" y="102" width="236" height="36" rx="4" className="fill-stone-200" />
      <rect x="310" y="84" width="52" height="72" rx="4" className="fill-white" />
      {SCREWS.map(({ x, name, text, above }) => (
        <g key={name}>
          <circle cx={x} cy="120" r="10" className="fill-white stroke-oak-dark" />
          <path d={`M${x - 6} 120H${x + 6}M${x} 114V126`} className="stroke-oak-dark" />
          <path d={above ? `M${x} 106V74` : `M${x} 134V168`} className="stroke-oak" />
          <Label x={x} y={above ? 46 : 188} strong>
            {name}
          </Label>
          <Label x={x} y={above ? 66 : 206} size={14}>
            {text}
          </Label>
        </g>
      ))}
      <Label x={62} y={186} size={14}>
        Door
      </Label>
    </Drawing>
  );
}
