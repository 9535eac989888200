import type { DoorBuild } from "./door-build";
import type { Fit, SizeLimits } from "./making-limits";
import type { Sixteenths } from "./measure";
import type { BoringDistance, HingeSide, PieceList } from "./piece";
import type { ProductSpecification } from "./product";

/** What is judged of a piece; lengths in sixteenths of an inch. */
export interface SizedForMaking {
  readonly width: Sixteenths;
  readonly height: Sixteenths;
  readonly hinge?: HingeSide | undefined;
  readonly preBored?: boolean | undefined;
  readonly boring?: BoringDistance | undefined;
  readonly quantity?: number | undefined;
}

/** A piece with all that the rules look at. */
export interface JudgedPiece extends SizedForMaking {
  readonly list: PieceList;
  readonly specification: ProductSpecification | null;
  /** `null` where the style is unknown, and for fillers, which are plain strips. */
  readonly build: DoorBuild | null;
  readonly limits: SizeLimits;
  readonly fit: Fit;
}

/** A line of the table of rules. */
export interface Rule {
  readonly id: string;
  /** `amber`: can be made, but something is lost; `red`: cannot be made. */
  readonly severity: "amber" | "red";
  /** The words of a finding, or `null` where the piece keeps the rule. */
  readonly judge: (piece: JudgedPiece) => { readonly text: string; readonly wayOut: string } | null;
}
