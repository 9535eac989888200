import type { ReactNode } from "react";

export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-serif text-2xl">{title}</legend>
      <div className="mt-4 grid gap-x-6 gap-y-5 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}
