import { classNames } from "~/house/ui/kit/class-names";
import { fieldLook } from "~/house/ui/kit/field-look";
import { LINE_ANSWERS } from "~/trade/cut-list/balance/line-answers";
import type { LineQuestion } from "~/trade/cut-list/balance/list-balance";
import { columnsOfAnswer } from "~/trade/cut-list/reading/count-question";
import type { CutListReading, CutRow } from "~/trade/cut-list/reading/cut-row";
import { BALANCE_ID, CUT_LIST_NAMES } from "../cut-list-form-names";
import type { Choose } from "../cut-list-shown";
import {
  balanceLines,
  countAnswerText,
  countsQuestionText,
  lineAnswers,
  lineQuestionText,
  saidText,
  verdictText,
} from "./balance-words";

interface BalanceRegionProps {
  readonly reading: CutListReading;
  readonly choose: Choose;
}

/** More questions than these are asked once the first ones are answered. */
const ASKED = 20;

/** What a list comes to beside what it says itself, and questions about what neither counts. */
export function BalanceRegion({ reading, choose }: BalanceRegionProps) {
  const { counts, lines, totals } = reading.balance;
  const open = lines.filter(({ answer }) => answer === null).slice(0, ASKED);
  const asked = lines.filter((question) => question.answer !== null || open.includes(question));
  return (
    <section id={BALANCE_ID} aria-labelledby={`${BALANCE_ID}-heading`} className="space-y-3 bg-linen px-5 py-4">
      <div>
        <h4 id={`${BALANCE_ID}-heading`} className="font-serif text-lg">
          Does it balance?
        </h4>
        <p role="status">{verdictText(reading)}</p>
      </div>
      {counts && <CountsQuestion counts={counts} choose={choose} />}
      {asked.map((question) => (
        <LineSelect key={question.line} question={question} rows={reading.rows} choose={choose} />
      ))}
      <table className="figures w-full max-w-xl text-left">
        <caption className="sr-only">What you add, and what the list says</caption>
        <thead className="text-sm text-stone-600">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              Pieces
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-normal">
              You add
            </th>
            {totals.length > 0 && (
              <th scope="col" className="py-1 font-normal">
                The list says
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {balanceLines(reading.balance).map((line) => (
            <tr key={line.key} className="border-t border-stone-300 align-top">
              <th scope="row" className="py-1 pr-3 font-normal wrap-anywhere">
                {line.label}
              </th>
              <td className="py-1 pr-3 text-right">{line.taken}</td>
              {totals.length > 0 && (
                <td className="py-1">
                  {line.totals.map((total) => (
                    <span
                      key={`${total.line}-${total.said}`}
                      className={classNames("block", !total.agrees && "font-semibold text-signal")}
                    >
                      {saidText(total)}
                    </span>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CountsQuestionProps extends Pick<BalanceRegionProps, "choose"> {
  readonly counts: NonNullable<CutListReading["balance"]["counts"]>;
}

function CountsQuestion({ counts, choose }: CountsQuestionProps) {
  const isKnown = counts.answers.some(({ value }) => value === counts.answer);
  return (
    <label className="block max-w-xl">
      {countsQuestionText(counts)}
      <select
        name={CUT_LIST_NAMES.counts}
        value={isKnown ? (counts.answer ?? "") : ""}
        onChange={(event) => {
          const meanings = columnsOfAnswer(event.currentTarget.value);
          choose(({ columns }) => ({ columns: { ...columns, ...meanings } }));
        }}
        className={fieldLook(counts.answer === null)}
      >
        {!isKnown && <option value="">{counts.answer === null ? "Choose one" : "As chosen above"}</option>}
        {counts.answers.map((answer) => (
          <option key={answer.value} value={answer.value}>
            {countAnswerText(answer)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface LineSelectProps extends Pick<BalanceRegionProps, "choose"> {
  readonly question: LineQuestion;
  readonly rows: readonly CutRow[];
}

function LineSelect({ question, rows, choose }: LineSelectProps) {
  const { line, answer } = question;

  function pick(value: string): void {
    const picked = LINE_ANSWERS.find((one) => one === value);
    const keys = new Set(rows.filter((row) => row.line === line).map(({ key }) => String(key)));
    choose(({ lines = {}, ticks = {} }) => ({
      lines: Object.fromEntries([
        ...Object.entries(lines).filter(([one]) => one !== String(line)),
        ...(picked ? [[line, picked]] : []),
      ]),
      ...(question.kind === "sizes" && {
        ticks: Object.fromEntries(Object.entries(ticks).filter(([key]) => !keys.has(key))),
      }),
    }));
  }

  return (
    <label className="block max-w-xl wrap-anywhere">
      {lineQuestionText(question)}
      <select
        name={CUT_LIST_NAMES.line}
        value={`${line}:${answer ?? ""}`}
        onChange={(event) => pick(event.currentTarget.value.slice(`${line}:`.length))}
        className={fieldLook(answer === null)}
      >
        <option value={`${line}:`}>Choose one</option>
        {lineAnswers(question).map(([value, words]) => (
          <option key={value} value={`${line}:${value}`}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
