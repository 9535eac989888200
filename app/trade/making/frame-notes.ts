import { type DoorBuild, railOf, riseOf } from "~/trade/catalog/door-build";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { StyleFacts } from "~/trade/catalog/style-facts";
import type { Sixteenths } from "~/trade/measure/measure";
import type { PieceList } from "~/trade/measure/piece";
import { inchWords } from "./hinge-words";
import type { Joinery } from "./joinery";
import type { Size } from "./making-limits";
import { sizeWords } from "./making-words";

interface Framed {
  readonly list: PieceList;
  readonly build: DoorBuild;
  readonly facts: StyleFacts;
  readonly joinery: Joinery;
}

/** To the nearest sixteenth: the squares of half the width and of the rise, divided by twice the rise. */
function archRadius(width: Sixteenths, rise: Sixteenths): Sixteenths {
  return Math.round((width * width + 4 * rise * rise) / (8 * rise));
}

/** The angle of a miter to the long edge of a member, in degrees, to a tenth: from its outer to its inner corner. */
const miterAngle = (own: Sixteenths, other: Sixteenths): string =>
  `${((Math.atan2(own, other) * 180) / Math.PI).toFixed(1)}°`;

function miterNotes({ list, build }: Framed): readonly string[] {
  const rail = railOf(build, list);
  return [
    "Stiles and rails of mitered frames are measured from long point to long point.",
    ...(rail === build.stile
      ? []
      : [
          `Its stiles are ${inchWords(build.stile)} wide and its rails ${inchWords(rail)}: the miter runs from corner to corner, not at 45° but at ${miterAngle(rail, build.stile)} to the edge of a rail and ${miterAngle(build.stile, rail)} to that of a stile. A bead or profile is cut after the frame is glued: on such a miter, members that are molded before do not meet.`,
        ]),
  ];
}

function archNotes({ list, build }: Framed, panes: readonly Size[]): readonly string[] {
  const rise = riseOf(build, list);
  if (rise === 0) return [];
  const widths = [...new Set(panes.map(({ width }) => width))];
  const panel = build.panel === "glass" ? "" : ", and the panel up to the crown";
  const radii = widths.map((width) => `${inchWords(archRadius(width, rise))} over ${inchWords(width)} of opening`);
  return [
    `The top rail is sawn ${inchWords(rise)} wider than the others for its arch${panel}. The arch rises ${inchWords(rise)}; its radius is ${radii.join(" and ")}.`,
  ];
}

function glassNotes(
  { list, build, facts: { glassRabbet }, joinery }: Framed,
  panes: readonly Size[],
): readonly string[] {
  const distinct = [...new Map(panes.map((pane) => [sizeWords(pane), pane])).values()];
  if (glassRabbet === undefined) {
    return distinct.map(
      (pane) =>
        `Glass is fitted into an opening of ${sizeWords(pane)}. The style’s data does not give the depth of its rabbet: its stops are not worked out.`,
    );
  }
  const larger = 2 * glassRabbet - joinery.play.glass;
  const glass = distinct.map(({ width, height }) => sizeWords({ width: width + larger, height: height + larger }));
  return [
    ...glass.map(
      (size) =>
        `Glass is fitted on site into rabbets ${inchWords(glassRabbet)} deep: ${size}, which leaves ${inchWords(joinery.play.glass)} free.`,
    ),
    riseOf(build, list) > 0
      ? "The stops below an arch are made to fit it: they are not worked out."
      : "Glass stops are mitered, and measured from long point to long point.",
  ];
}

function fillNotes(piece: Framed, panes: readonly Size[]): readonly string[] {
  const { build, facts } = piece;
  if (build.panel === "glass") return glassNotes(piece, panes);
  return [
    ...(facts.panelThickness === undefined ? ["The style’s data does not give the thickness of its panels."] : []),
    ...(build.panel === "beadboard"
      ? [
          facts.beadPitch === undefined
            ? "The style’s data does not give the spacing of its beads."
            : `Its panel is beaded every ${inchWords(facts.beadPitch)}, from the middle out: both edge boards come out equal.`,
        ]
      : []),
  ];
}

export function frameNotes(piece: Framed, panes: readonly Size[]): readonly string[] {
  return [
    ...(piece.build.frame === "mitered" ? miterNotes(piece) : []),
    ...archNotes(piece, panes),
    ...fillNotes(piece, panes),
  ];
}

export function boardNotes({ construction }: Pick<ProductSpecification, "construction">): readonly string[] {
  if (!/book[ -]?match/i.test(construction)) return [];
  return [
    "Its veneer is book-matched: lay up each board from two leaves that meet at its center. A cutting plan shows the board under it, not the leaves.",
  ];
}
