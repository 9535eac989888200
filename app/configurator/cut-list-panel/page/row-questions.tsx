import { fieldLook } from "~/house/ui/kit/field-look";
import type { CutListChoices, CutRow } from "~/trade/cut-list/reading/cut-row";
import { CUT_LIST_NAMES } from "../cut-list-form-names";
import type { Choose } from "../cut-list-shown";

interface RowQuestionsProps {
  readonly row: CutRow;
  readonly pair: NonNullable<CutListChoices["pairs"]>[number] | undefined;
  readonly quantity: string | undefined;
  readonly choose: Choose;
}

/** A row's open questions, with the answers to choose from. How to read openings is asked once for the whole list. */
export function RowQuestions({ row: { key, line, asks }, pair, quantity, choose }: RowQuestionsProps) {
  return asks.map((question) => {
    if (question.kind === "opening") return null;
    const { answers, name, text, chosen } =
      question.kind === "pair"
        ? { answers: PAIR_ANSWERS, name: CUT_LIST_NAMES.pair, text: PAIR_QUESTION, chosen: pair ?? "" }
        : {
            answers: countAnswers(question.candidates),
            name: CUT_LIST_NAMES.count,
            text: "How many pieces are there?",
            chosen: quantity ?? "",
          };
    const isKnown = chosen === "" || answers.some(([value]) => value === chosen);
    return (
      <label key={question.kind} className="mt-1 block text-sm text-ink">
        {text}
        <span className="sr-only"> (line {line})</span>
        <select
          name={name}
          value={isKnown ? `${key}:${chosen}` : `${key}:`}
          onChange={(event) => {
            const answer = event.currentTarget.value.slice(`${key}:`.length);
            choose((last) => answered(last, key, question.kind, answer));
          }}
          className={fieldLook(!question.isAnswered, "max-w-60")}
        >
          <option value={`${key}:`}>Choose one</option>
          {answers.map(([value, words]) => (
            <option key={value} value={`${key}:${value}`}>
              {words}
            </option>
          ))}
        </select>
      </label>
    );
  });
}

const PAIR_QUESTION = "This is a pair. What does the width cover?";
const PAIR_ANSWERS = [
  ["each", "Each door"],
  ["both", "Both doors together"],
] as const;

const countAnswers = (candidates: readonly number[]) =>
  [...new Set([1, ...candidates])]
    .sort((one, other) => one - other)
    .map((count) => [String(count), String(count)] as const);

function without<T>(values: Readonly<Record<number, T>> | undefined, key: number): Record<number, T> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([one]) => one !== String(key)));
}

function answered(
  last: CutListChoices,
  key: number,
  kind: "pair" | "quantity",
  answer: string,
): Partial<CutListChoices> {
  if (kind === "quantity") {
    const others = without(last.quantities, key);
    return { quantities: answer === "" ? others : { ...others, [key]: answer } };
  }
  const others = without(last.pairs, key);
  return { pairs: answer === "each" || answer === "both" ? { ...others, [key]: answer } : others };
}
