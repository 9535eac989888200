import type { StylePicture } from "~/catalog/door-style";
import { MAX_TITLE_LENGTH } from "~/catalog/product";
import { ProductPicture } from "~/product/page/product-picture";
import { TextField } from "~/ui/fields/text-field";
import { pictureName } from "../style-form";

/** The pictures of a style: their order, and what each shows in words. */
export function PictureRows({ pictures }: { readonly pictures: readonly StylePicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-serif text-2xl">Pictures</legend>
      <ol className="mt-4 space-y-4">
        {pictures.map(({ url }, index) => (
          <li key={url} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[6rem_minmax(0,1fr)_6rem]">
            <ProductPicture
              src={url}
              alt=""
              sizes="6rem"
              most={400}
              loading="lazy"
              className="aspect-[4/5] h-auto w-full bg-linen object-cover"
            />
            <TextField
              name={pictureName("alt", index)}
              label={`Alternative text ${index + 1}`}
              maxLength={MAX_TITLE_LENGTH}
              autoComplete="off"
            />
            <TextField
              name={pictureName("place", index)}
              label={`Place ${index + 1}`}
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              className="col-start-2 sm:col-start-3"
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
