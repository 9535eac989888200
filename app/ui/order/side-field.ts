/** What the two fields of one side of a piece, whole inches and fraction, are given. */
export interface SideFieldProps {
  readonly id: string;
  readonly name: string;
  readonly side: "Width" | "Height";
  readonly value: string;
  /** The longest side that the list takes, in whole inches. */
  readonly most: number;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly onChange: (value: string) => void;
}
