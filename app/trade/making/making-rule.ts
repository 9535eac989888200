import type { DoorBuild } from "~/trade/catalog/door-build";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { Sixteenths } from "~/trade/measure/measure";
import type { GrainChoice, PieceList } from "~/trade/measure/piece";
import type { HingedDoor } from "./hinges";
import type { Fit, SizeLimits } from "./making-limits";

/** The facts about a piece that are judged; lengths in sixteenths of an inch. */
export interface SizedForMaking extends HingedDoor {
  readonly preBored?: boolean | undefined;
  readonly quantity?: number | undefined;
  readonly grain?: GrainChoice | undefined;
  /** From the bottom to the center of a center rail. */
  readonly centerRail?: Sixteenths | undefined;
  /** The holes for a handle, in their notation. */
  readonly handle?: string | undefined;
}

/** A piece with everything that the rules look at. */
export interface JudgedPiece extends SizedForMaking {
  readonly list: PieceList;
  readonly specification: ProductSpecification | null;
  /** `null` if the style is unknown, and for fillers, which are plain strips. */
  readonly build: DoorBuild | null;
  readonly limits: SizeLimits;
  readonly fit: Fit;
}

/** A row of the table of rules. */
export interface Rule {
  readonly id: string;
  /** `amber`: can be made, but with a drawback; `red`: cannot be made. */
  readonly severity: "amber" | "red";
  /** What a finding says, or `null` if the piece meets the rule. */
  readonly judge: (piece: JudgedPiece) => { readonly text: string; readonly advice: string } | null;
}
