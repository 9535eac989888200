import type { ReactNode } from "react";
import type { OldDoor } from "~/trade/openings/old-door";
import { oldDoorWords } from "~/trade/openings/old-door-words";
import { OldDoorDrawing } from "./old-door-drawing";

interface OldDoorAnswerProps {
  readonly old: OldDoor;
  /** The name of its drawing, unique on the page. */
  readonly name: string;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** The rule of an old door: its overlay at each side, drawn, and what follows from it. */
export function OldDoorAnswer({ old, name, children }: OldDoorAnswerProps) {
  const { title, sides, facts, notes } = oldDoorWords(old);
  return (
    <div className="@container border-l-4 border-oak bg-linen px-5 py-4">
      <div className="grid items-start gap-x-8 gap-y-4 @min-[40rem]:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="max-w-56">
          <OldDoorDrawing name={name} old={old} />
        </div>
        <div className="figures min-w-0 space-y-3">
          <p className="font-serif text-xl">{title}</p>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-1 @min-[30rem]:grid-cols-4">
            {sides.map((fact) => (
              <div key={fact.name}>
                <dt className="text-sm text-stone-700">{fact.name}</dt>
                <dd className="font-semibold">{fact.value}</dd>
              </div>
            ))}
          </dl>
          <dl className="space-y-1">
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt className="inline font-semibold">{fact.name}:</dt> <dd className="inline">{fact.value}.</dd>
              </div>
            ))}
          </dl>
          {notes.length > 0 && (
            <ul className="space-y-1 text-sm">
              {notes.map((note) => (
                <li key={note} className="border-l-2 border-oak pl-3">
                  {note}
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
