import { fieldLook } from "~/house/ui/kit/field-look";
import { Labelled } from "~/house/ui/kit/labelled";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { readBuild, riseOf } from "~/trade/catalog/door-build";
import { madeBy, takesGlass } from "~/trade/catalog/glass-frame";
import { railRange } from "~/trade/making/center-rail";
import { inchWords } from "~/trade/making/hinge-words";
import { limitsOf } from "~/trade/making/making-limits";
import { findingsOf, refusalAt } from "~/trade/making/piece-problems";
import { FIRST_OFFERS } from "~/trade/measure/option-offers";
import { maxInches } from "~/trade/measure/piece";
import { DETAILS_OF, readDetail, readDetails } from "~/trade/measure/piece-details";
import { readTape } from "~/trade/measure/tape";
import { tapeWords } from "~/trade/measure/tape-words";
import { sizeOf } from "~/trade/pieces/piece-draft";
import { choicesOf } from "../detail-choices";
import { Checkbox } from "./checkbox";
import { fieldId, fieldName } from "./field-ids";
import type { RowDetailsProps } from "./row-details";

type WoodFieldsProps = Pick<RowDetailsProps, "scope" | "list" | "index" | "draft" | "onEdit" | "specification">;

/** Where a center rail can be, in words; `null` while the size is not known, and for a style without a frame. */
function rangeWords({ list, draft, specification: style }: WoodFieldsProps): string | null {
  const { width, height } = sizeOf(draft, maxInches(list));
  const specification = madeBy(readDetails(draft, list), style);
  if (!specification || width === 0 || height === 0) return null;
  const build = readBuild(specification);
  if (build.frame === "slab") return null;
  const { least, most } = railRange(list, { width, height }, build, limitsOf(list, specification));
  return least > most ? null : `From the bottom to its center, ${inchWords(least)} to ${inchWords(most)}.`;
}

/** Whether a frame for glass can be chosen. One that was chosen is shown in any style, so that it can be left out. */
function isGlassShown({ list, draft, specification }: WoodFieldsProps): boolean {
  if (!DETAILS_OF[list].includes("glass")) return false;
  const isOffered = specification && takesGlass(specification) && riseOf(readBuild(specification), list) === 0;
  return draft.glass === "yes" || isOffered === true;
}

export function WoodFields(props: WoodFieldsProps) {
  const { scope, list, index, draft, onEdit, specification } = props;
  const { offers = FIRST_OFFERS } = useShopTerms();
  const has = (name: "grain" | "centerRail" | "handle") => DETAILS_OF[list].includes(name);
  const findings = findingsOf(draft, list, specification);
  const field = (name: "grain" | "centerRail" | "handle", problem: string | null) => {
    const id = fieldId(scope, list, index, name);
    return {
      id,
      name: fieldName(list, index, name),
      value: draft[name],
      "aria-invalid": problem !== null || undefined,
      "aria-describedby": problem === null ? undefined : `${id}-problem`,
      className: fieldLook(problem !== null),
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        onEdit({ [name]: event.currentTarget.value }),
    };
  };
  const select = (name: "grain" | "handle", label: string) => {
    const problem = refusalAt(name, list, findings);
    return (
      <Labelled {...{ id: fieldId(scope, list, index, name), label, problem }}>
        <select {...field(name, problem)}>
          {choicesOf(name, list, offers, draft[name]).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      </Labelled>
    );
  };
  const isRead = draft.centerRail === "" || readDetail("centerRail", draft.centerRail) != null;
  const railProblem = isRead ? refusalAt("centerRail", list, findings) : tapeWords(readTape(draft.centerRail));
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        {has("grain") && select("grain", "Grain")}
        {has("centerRail") && (
          <Labelled id={fieldId(scope, list, index, "centerRail")} label="Center rail at" problem={railProblem}>
            <input type="text" autoComplete="off" {...field("centerRail", railProblem)} />
            {railProblem === null && <p className="mt-1 text-sm text-stone-700">{rangeWords(props)}</p>}
          </Labelled>
        )}
        {has("handle") && select("handle", "Handle holes")}
      </div>
      {isGlassShown(props) && <GlassField {...props} problem={refusalAt("glass", list, findings)} />}
    </>
  );
}

function GlassField({
  scope,
  list,
  index,
  draft,
  onEdit,
  problem,
}: WoodFieldsProps & { readonly problem: string | null }) {
  const id = fieldId(scope, list, index, "glass");
  return (
    <div>
      <Checkbox
        id={id}
        label="Frame for glass"
        name={fieldName(list, index, "glass")}
        value="yes"
        checked={draft.glass === "yes"}
        invalid={problem !== null}
        describedBy={`${id}-words`}
        onToggle={(isChosen) => onEdit({ glass: isChosen ? "yes" : "" })}
      />
      <p id={`${id}-words`} className={problem === null ? "text-sm text-stone-700" : "text-sm text-signal"}>
        {problem ?? "A rabbet and stops at the back for 1/8 in glass, in place of the panel. Glass is fitted on site."}
      </p>
    </div>
  );
}
