import { FieldGroup } from "~/house/ui/fields/field-group";
import { FileField } from "~/house/ui/fields/file-field";
import { SelectField } from "~/house/ui/fields/select-field";
import { TextField } from "~/house/ui/fields/text-field";
import { Button } from "~/house/ui/kit/button";
import { ProductPicture } from "~/house/ui/photographs/product-picture";
import { MAX_PHOTOGRAPH_BYTES, PHOTOGRAPH_TYPES } from "~/ordering/claims/photograph";
import { MAX_TITLE_LENGTH } from "~/trade/catalog/product";
import { ADDED_LABELS, pictureLabel } from "../style-form";
import { ADDED_NAMES, MIN_PHOTOGRAPH_SIDE, pictureIntent, pictureName, STYLE_FILES, STYLE_NAMES } from "../style-names";
import type { PictureChange, ShownPicture } from "../style-pictures";

interface PictureRowsProps {
  readonly pictures: readonly ShownPicture[];
  readonly finishes: readonly string[];
}

const optionsOf = ([standard = "", ...others]: readonly string[]) => [
  { value: "", label: `${standard}, as the style is sold` },
  ...others.map((name) => ({ value: name, label: name })),
];

const HINT = `JPEG, PNG or WebP, up to ${STYLE_FILES.files} at a time, at most ${MAX_PHOTOGRAPH_BYTES / 1024 / 1024} MB each and at least ${MIN_PHOTOGRAPH_SIDE} pixels on each side. Each is cropped to an upright 4:5 around its center, and added when you save.`;

/** The photographs of a style: new ones, what each shows, and their order. */
export function PictureRows({ pictures, finishes }: PictureRowsProps) {
  const options = optionsOf(finishes);
  const standard = pictures.filter(({ finish }) => finish === "").length;
  return (
    <>
      <FieldGroup title="Photographs">
        <div className="md:col-span-2">
          <FileField
            name={ADDED_NAMES.files}
            label={ADDED_LABELS.files}
            hint={HINT}
            accept={PHOTOGRAPH_TYPES.join(",")}
          />
        </div>
        <TextField
          name={ADDED_NAMES.alt}
          label={ADDED_LABELS.alt}
          hint="What they show, for people who cannot see them."
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
        />
        {options.length > 1 && <SelectField name={ADDED_NAMES.finish} label={ADDED_LABELS.finish} options={options} />}
      </FieldGroup>
      {pictures.length > 0 && (
        <ol aria-label="Photographs of this style">
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.url}
              picture={picture}
              index={index}
              options={options}
              isMovable={{ up: index > 0 && index < standard, down: index + 1 < standard }}
            />
          ))}
        </ol>
      )}
    </>
  );
}

interface PictureRowProps {
  readonly picture: ShownPicture;
  readonly index: number;
  readonly options: ReturnType<typeof optionsOf>;
  readonly isMovable: { readonly up: boolean; readonly down: boolean };
}

function PictureRow({ picture, index, options, isMovable }: PictureRowProps) {
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-4 border-t border-stone-300 py-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <ProductPicture
        src={picture.url}
        alt=""
        sizes="6rem"
        most={240}
        loading="lazy"
        className="aspect-[4/5] h-auto w-full bg-linen object-cover"
      />
      <div className="grid gap-x-4 gap-y-3 lg:grid-cols-2">
        <TextField
          name={pictureName("alt", index)}
          label={pictureLabel("alt", index)}
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
        />
        <SelectField name={pictureName("finish", index)} label={pictureLabel("finish", index)} options={options} />
        <div className="flex flex-wrap gap-2 lg:col-span-2">
          {isMovable.up && <PictureButton change={{ kind: "up", index }}>Move up</PictureButton>}
          {isMovable.down && <PictureButton change={{ kind: "down", index }}>Move down</PictureButton>}
          <PictureButton change={{ kind: "remove", index }}>Remove</PictureButton>
        </div>
      </div>
    </li>
  );
}

/** A button that saves the form with a change of one photograph. */
function PictureButton({ change, children }: { readonly change: PictureChange; readonly children: string }) {
  return (
    <Button type="submit" name={STYLE_NAMES.intent} value={pictureIntent(change)} look="outline">
      {children}
      <span className="sr-only"> photograph {change.index + 1}</span>
    </Button>
  );
}
