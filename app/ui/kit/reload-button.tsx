import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/kit/button";

/**
 * A button that reloads the page. It is a plain form that asks for the page's address, query included, so that it works
 * without JavaScript too; with it the address stays as it is.
 */
export function ReloadButton({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <form
      method="get"
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        window.location.reload();
      }}
    >
      {Array.from(new URLSearchParams(search), ([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{children}</Button>
    </form>
  );
}
