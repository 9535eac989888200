import type { HingeSide, PieceList } from "./piece";
import type { ProductSpecification } from "./product";
export interface Finding {
  readonly severity: "amber" | "red";
  readonly rule: string;
  readonly text: string;
  readonly wayOut: string;
}
export function judgePiece(
  _list: PieceList,
  _piece: {
    readonly width: number;
    readonly height: number;
    readonly hinge?: HingeSide;
    readonly quantity?: number;
    readonly preBored?: boolean;
  },
  _spec: ProductSpecification | null,
): readonly Finding[] {
  return [];
}
