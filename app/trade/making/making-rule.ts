import type { DoorBuild } from "~/trade/catalog/door-build";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { Sixteenths } from "~/trade/measure/measure";
import type { GrainChoice, PieceList } from "~/trade/measure/piece";
import type { HingedDoor } from "./hinges";
import type { MakingFit, SizeLimits } from "./making-limits";

export interface SizedForMaking extends HingedDoor {
  readonly preBored?: boolean | undefined;
  readonly quantity?: number | undefined;
  readonly grain?: GrainChoice | undefined;
  readonly centerRail?: Sixteenths | undefined;
  readonly handle?: string | undefined;
}

export interface JudgedPiece extends SizedForMaking {
  readonly list: PieceList;
  readonly specification: ProductSpecification | null;
  /** `null` if the style is unknown, and for fillers, which are plain strips. */
  readonly build: DoorBuild | null;
  readonly limits: SizeLimits;
  readonly fit: MakingFit;
}

export interface Rule {
  readonly id: string;
  /** `amber`: can be made, but with a drawback; `red`: cannot be made. */
  readonly severity: "amber" | "red";
  readonly judge: (piece: JudgedPiece) => { readonly text: string; readonly advice: string } | null;
}
