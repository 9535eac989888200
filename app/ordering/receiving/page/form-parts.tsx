import { memo, useId } from "react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { MAX_PHOTOGRAPH_BYTES, PHOTOGRAPH_TYPES } from "~/ordering/claims/photograph";
import { MAX_CLAIM_PHOTOGRAPHS } from "~/ordering/orders/claims";
import type { DevicePhotograph } from "../on-device";
import type { Tickable } from "../receiving";
import { MAX_REMARK_LENGTH, RECEIVING_NAMES } from "../receiving-form";

const BOX = "h-6 w-6 shrink-0 accent-oak";

interface TickListProps {
  readonly things: readonly Tickable[];
  readonly here: readonly string[];
  readonly damaged: readonly string[];
  readonly onTick: (name: "here" | "damaged", value: string, isTicked: boolean) => void;
}

export function TickList({ things, here, damaged, onTick }: TickListProps) {
  const [ticked, broken] = [new Set(here), new Set(damaged)];
  return (
    <ul className="border-b border-stone-300">
      {things.map((thing) => (
        <TickRow
          key={thing.value}
          thing={thing}
          isHere={ticked.has(thing.value)}
          isDamaged={broken.has(thing.value)}
          onTick={onTick}
        />
      ))}
    </ul>
  );
}

interface TickRowProps extends Pick<TickListProps, "onTick"> {
  readonly thing: Tickable;
  readonly isHere: boolean;
  readonly isDamaged: boolean;
}

const TickRow = memo(function TickRow({ thing, isHere, isDamaged, onTick }: TickRowProps) {
  const { value, name, details } = thing;
  return (
    <li className="flex items-center justify-between gap-3 border-t border-stone-300">
      <label className="flex min-h-12 min-w-0 grow cursor-pointer items-center gap-3 py-2">
        <input
          type="checkbox"
          name={RECEIVING_NAMES.here}
          value={value}
          checked={isHere}
          onChange={({ currentTarget }) => onTick("here", value, currentTarget.checked)}
          className={BOX}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {details && <span className="figures block text-sm text-stone-700">{details}</span>}
        </span>
      </label>
      <label className="flex min-h-12 shrink-0 cursor-pointer items-center gap-2 py-2">
        <input
          type="checkbox"
          name={RECEIVING_NAMES.damaged}
          aria-label={`Damaged: ${name}`}
          value={value}
          checked={isDamaged}
          onChange={({ currentTarget }) => onTick("damaged", value, currentTarget.checked)}
          className={BOX}
        />
        <span>Damaged</span>
      </label>
    </li>
  );
});

const MEGABYTE = 1024 * 1024;

const sizeText = (bytes: number) => `${Math.max(0.1, Math.round((bytes * 10) / MEGABYTE) / 10)} MB`;

interface PhotographFieldProps {
  readonly photographs: readonly DevicePhotograph[];
  readonly error: string | undefined;
  /** Whether photographs are stored on the device, so that the field itself sends nothing. */
  readonly isReady: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
}

/** Photographs, which stay on the device until they are sent; without JavaScript, an ordinary file field. */
export function PhotographField({ photographs, error, isReady, onAdd, onRemove }: PhotographFieldProps) {
  const id = useId();
  const isFull = photographs.length >= MAX_CLAIM_PHOTOGRAPHS;
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        Photographs
      </label>
      <p id={`${id}-hint`} className="text-sm text-stone-700">
        Before you sign: the cartons as they stand, each damage, and the bill of lading with your words on it. Up to{" "}
        {MAX_CLAIM_PHOTOGRAPHS}, as JPEG, PNG or WebP, at most {MAX_PHOTOGRAPH_BYTES / MEGABYTE} MB each. We remove the
        location and camera data.
      </p>
      <input
        id={id}
        type="file"
        name={RECEIVING_NAMES.photographs}
        accept={PHOTOGRAPH_TYPES.join(",")}
        multiple
        disabled={isReady && isFull}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={({ currentTarget }) => {
          if (!isReady) return;
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
        className={fieldLook(error !== undefined, "h-auto min-h-11 py-2")}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-signal">
          {error}
        </p>
      )}
      {photographs.length > 0 && (
        <ul aria-label="Photographs on this device" className="mt-2">
          {photographs.map(({ id: photograph, file }, index) => (
            <li key={photograph} className="flex items-center justify-between gap-3 border-t border-stone-300">
              <span className="min-w-0 wrap-anywhere">
                Photograph {index + 1}: {file.name}, {sizeText(file.size)}
              </span>
              <button
                type="button"
                onClick={() => onRemove(photograph)}
                aria-label={`Remove photograph ${index + 1}`}
                className="min-h-11 shrink-0 link"
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface WordsProps {
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

export function RemarkField({ text, error, onChange }: WordsProps) {
  return (
    <div>
      <label htmlFor="receiving-words" className="block font-semibold">
        Anything else (optional)
      </label>
      <textarea
        id="receiving-words"
        name={RECEIVING_NAMES.words}
        value={text}
        rows={3}
        maxLength={MAX_REMARK_LENGTH}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "receiving-words-error" : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={fieldLook(error !== undefined, "h-auto py-2")}
      />
      {error && (
        <p id="receiving-words-error" className="mt-1 text-signal">
          {error}
        </p>
      )}
    </div>
  );
}
