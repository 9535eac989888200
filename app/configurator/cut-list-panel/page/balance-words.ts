import { counted, countText } from "~/base/text/counts";
import type { LineAnswer } from "~/trade/cut-list/balance/line-answers";
import type { CountAnswer, CountQuestion } from "~/trade/cut-list/balance/list-balance";
import {
  type CheckedTotal,
  type LineQuestion,
  openQuestions,
  type TakenSums,
} from "~/trade/cut-list/balance/list-balance";
import type { SaidOf } from "~/trade/cut-list/balance/said-totals";
import type { CutListReading } from "~/trade/cut-list/reading/cut-row";
import { SQUARE_SIXTEENTHS_PER_SQ_FT } from "~/trade/measure/measure";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { formatSqFt } from "~/trade/pricing/pricing";

const LABELS: Readonly<Record<SaidOf, string>> = {
  doors: "Doors",
  drawers: "Drawer fronts",
  panels: "Panels",
  fillers: "Fillers",
  pieces: "All pieces",
  left: "Doors hinged left",
  right: "Doors hinged right",
  pair: "Pairs of doors",
  area: "Square feet",
};

const isLess = (one: number, other: number) => one < other - 0.005;

const figure = (of: SaidOf, count: number) => (of === "area" ? count.toFixed(2) : countText(count));

/** What the list says, and whether it agrees with what was read of it: `14: agrees`, `15: 1 more than its lines`. */
export function saidText({ of, said, read, unticked, agrees }: CheckedTotal): string {
  const number = figure(of, said);
  if (agrees) {
    const left = read - said < 0.005 && unticked > 0.005 ? `, ${figure(of, unticked)} not ticked` : "";
    return `${number}: agrees${left}`;
  }
  const off = figure(of, Math.abs(said - read));
  return `${number}: ${off} ${isLess(read, said) ? "more" : "fewer"} than its lines`;
}

export interface BalanceLine {
  readonly key: string;
  readonly label: string;
  readonly taken: string;
  readonly totals: readonly CheckedTotal[];
}

const HINGE_LABELS = [
  ["top", "Doors hinged at the top"],
  ["none", "Doors without hinges"],
  ["", "Doors without a hinge side"],
] as const;

function takenOf({ pieces, hinges, area }: TakenSums, of: SaidOf): number {
  if (of === "pieces") return PIECE_LISTS.reduce((sum, list) => sum + pieces[list], 0);
  if (of === "area") return area / SQUARE_SIXTEENTHS_PER_SQ_FT;
  if (of === "pair") return hinges.pair / 2;
  return of === "left" || of === "right" ? hinges[of] : pieces[of];
}

/** What is added, by kind, hinge side and area, each beside what the list says of it; then its totals of some lines. */
export function balanceLines({ taken, totals }: CutListReading["balance"]): BalanceLine[] {
  const whole = totals.filter(({ isWhole }) => isWhole);
  const saidOf = (of: SaidOf) => whole.filter((total) => total.of === of);
  const kinds = PIECE_LISTS.filter((list) => taken.pieces[list] > 0 || saidOf(list).length > 0);
  const isShown = (of: SaidOf) => takenOf(taken, of) > 0 || saidOf(of).length > 0;
  const line = (of: SaidOf): BalanceLine => ({
    key: of,
    label: LABELS[of],
    taken: of === "area" ? formatSqFt(taken.area) : countText(takenOf(taken, of)),
    totals: saidOf(of),
  });
  const others = HINGE_LABELS.flatMap(([side, label]) =>
    taken.hinges[side] > 0 ? [{ key: `side-${side}`, label, taken: countText(taken.hinges[side]), totals: [] }] : [],
  );
  const parts = totals
    .filter(({ isWhole }) => !isWhole)
    .map((total, at): BalanceLine => {
      const name = total.of === "pieces" ? "" : `, ${LABELS[total.of].toLowerCase()}`;
      const label = `Line ${total.line}: “${total.text}”${name}`;
      return { key: `part-${at}`, label, taken: figure(total.of, total.read - total.unticked), totals: [total] };
    });
  return [
    ...kinds.map(line),
    ...(kinds.length !== 1 || saidOf("pieces").length > 0 ? [line("pieces")] : []),
    ...(["left", "right", "pair"] as const).filter(isShown).map(line),
    ...others,
    line("area"),
    ...parts,
  ];
}

/** Whether it balances, in a sentence. */
export function verdictText({ balance, understood }: CutListReading): string {
  const open = openQuestions(balance);
  const wrong = balance.totals.filter(({ agrees }) => !agrees).length;
  const waiting = understood.correcting + understood.asking;
  const rest = waiting > 0 ? ` ${counted(waiting, "line")} ${waiting === 1 ? "is" : "are"} not counted yet.` : "";
  if (open > 0) return `Not yet: answer ${open === 1 ? "the question" : `${countText(open)} questions`} below.${rest}`;
  if (wrong > 0)
    return `No: ${counted(wrong, "total")} of the list ${wrong === 1 ? "differs" : "differ"} from its lines. Check before you add.${rest}`;
  if (balance.totals.length > 0) return `Yes: this agrees with the list’s own totals.${rest}`;
  return `The list gives no totals. Check these against your own count.${rest}`;
}

const quoted = (titles: readonly string[], last: string) => {
  const names = titles.map((title) => `“${title.slice(0, 40)}”`);
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
};

export function countsQuestionText({ titles }: CountQuestion): string {
  if (titles.length === 1) return `${quoted(titles, "")} holds numbers. Do they count the pieces?`;
  return `${quoted(titles, "and")} hold numbers. Which of them say how many pieces there are?`;
}

export function countAnswerText({ titles, how, pieces }: CountAnswer): string {
  const sum = counted(pieces, "piece");
  if (how === "none") return `None: one piece a line, ${sum}`;
  return `${quoted(titles, how === "product" ? "times" : "plus")}: ${sum}`;
}

export function lineQuestionText({ kind, line, text, times }: LineQuestion): string {
  const shown = `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
  if (kind === "sizes") return `Line ${line} is not laid out like the others: ${shown}. Is it to be made?`;
  if (kind === "words") return `Line ${line} is left out: ${shown}. Does it ask for pieces?`;
  return `Line ${line}: ${shown}. Is each piece below it made once, or ${countText(times)} times?`;
}

type Answers = readonly (readonly [LineAnswer, string])[];

export function lineAnswers({ kind, times }: LineQuestion): Answers {
  if (kind === "times")
    return [
      ["note", "Once, as listed"],
      ["times", `${countText(times)} times`],
    ];
  return kind === "sizes"
    ? [
        ["piece", "Yes, add it"],
        ["note", "No, leave it out"],
      ]
    : [
        ["piece", "Yes: keep it in the field to correct"],
        ["note", "No, it is only a note"],
      ];
}
