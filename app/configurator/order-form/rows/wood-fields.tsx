import { GLASS_NOT_INCLUDED } from "~/house/promises/fixed-promises";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Labelled } from "~/house/ui/kit/labelled";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { readBuild, riseOf } from "~/trade/catalog/door-build";
import { showsGrain } from "~/trade/catalog/finish-kind";
import { madeBy, takesGlass } from "~/trade/catalog/glass-frame";
import { inchWords } from "~/trade/making/hinge-words";
import { limitsOf } from "~/trade/making/making-limits";
import { railRange } from "~/trade/making/making-wood";
import { findingsOf, refusalAt } from "~/trade/making/piece-problems";
import { FIRST_OFFERS } from "~/trade/measure/option-offers";
import { maxInches, type PieceDetail } from "~/trade/measure/piece";
import { DETAILS_OF, readDetail, readDetails } from "~/trade/measure/piece-details";
import { readTape } from "~/trade/measure/tape";
import { tapeWords } from "~/trade/measure/tape-words";
import { sizeOf } from "~/trade/pieces/piece-draft";
import { type ChosenDetail, choicesOf } from "../detail-choices";
import { fieldName } from "../piece-field-name";
import { Checkbox } from "./checkbox";
import { fieldId } from "./field-ids";
import type { RowDetailsProps } from "./use-row-draft";

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

/** Whether the grain can be chosen: it must be seen. One that was chosen is shown in any style, to be undone. */
export function isGrainShown({
  list,
  draft,
  specification,
}: Pick<WoodFieldsProps, "list" | "draft" | "specification">): boolean {
  if (!DETAILS_OF[list].includes("grain")) return false;
  return draft.grain !== "" || specification === null || showsGrain(specification);
}

type DetailFieldProps = Pick<WoodFieldsProps, "scope" | "list" | "index" | "draft" | "onEdit">;

/** The attributes of the field of a detail, with what is wrong with it. */
export function detailField(
  { scope, list, index, draft, onEdit }: DetailFieldProps,
  name: PieceDetail,
  problem: string | null = null,
) {
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
}

interface DetailSelectProps extends DetailFieldProps {
  readonly name: ChosenDetail;
  readonly label: string;
  readonly value?: string;
  readonly problem?: string | null;
}

export function DetailSelect({ name, label, value, problem = null, ...props }: DetailSelectProps) {
  const { offers = FIRST_OFFERS } = useShopTerms();
  const field = detailField(props, name, problem);
  const chosen = value ?? field.value;
  return (
    <Labelled id={field.id} label={label} problem={problem}>
      <select {...field} value={chosen}>
        {choicesOf(name, props.list, offers, chosen).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

export function WoodFields(props: WoodFieldsProps) {
  const { list, draft, specification } = props;
  const has = (name: "centerRail" | "handle") => DETAILS_OF[list].includes(name);
  const findings = findingsOf(draft, list, specification);
  const select = (name: "grain" | "handle", label: string) => (
    <DetailSelect {...props} name={name} label={label} problem={refusalAt(name, list, findings)} />
  );
  const isRead = draft.centerRail === "" || readDetail("centerRail", draft.centerRail) != null;
  const railProblem = isRead ? refusalAt("centerRail", list, findings) : tapeWords(readTape(draft.centerRail));
  const rail = detailField(props, "centerRail", railProblem);
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        {isGrainShown(props) && select("grain", "Grain")}
        {has("centerRail") && (
          <Labelled id={rail.id} label="Center rail at" problem={railProblem}>
            <input type="text" autoComplete="off" {...rail} />
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
        {problem ?? `A rabbet and stops at the back, in place of the panel. ${GLASS_NOT_INCLUDED}`}
      </p>
    </div>
  );
}
