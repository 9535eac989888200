import { ButtonLink } from "./button";

interface ClosingBandProps {
  readonly closing: { readonly text: string; readonly label: string; readonly to: string };
}

export function ClosingBand({ closing }: ClosingBandProps) {
  return (
    <div className="border-t border-stone-300 bg-linen print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-12">
        <p className="max-w-[30em] font-serif text-2xl">{closing.text}</p>
        <ButtonLink to={closing.to} look="accent">
          {closing.label}
        </ButtonLink>
      </div>
    </div>
  );
}
