import type { PlanPage } from "../plan-pages";

interface PieceFilesProps {
  readonly pieces: PlanPage["pieces"];
  /** The address of the order's page. */
  readonly page: string;
}

/** The drawings of the pieces for the workshop's machines. */
export function PieceFiles({ pieces, page }: PieceFilesProps) {
  if (pieces.length === 0) return null;
  return (
    <section aria-labelledby="files-heading" className="print:hidden">
      <h2 id="files-heading" className="text-2xl">
        Drawings of the parts (DXF)
      </h2>
      <p className="mt-2 max-w-[46em]">
        In inches, from behind, at the sawing size. Outlines are closed, on the layer OUTLINE; hinge cups are circles on
        the layer CUP_35MM_D13MM, those of screws and dowels on layers such as FIXING_8MM_D13MM, and handle holes on
        layers such as HANDLE_5MM_THROUGH. What is routed into the face of a one-piece door is on the layer
        FIELD_FROM_FRONT: mirror it to cut it from the front.
      </p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {pieces.map(({ key, name }) => (
          <li key={key}>
            <a href={`${page}/parts.dxf?piece=${key}`} download className="link-tall">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
