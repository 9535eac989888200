import { readConfigurationForm } from "~/order-form/configuration-form";
import { settleTyped } from "~/order-form/rows/settle-typed";
import type { ConfigurationDraft } from "~/pieces/configuration-draft";

/** The values of a form's fields, typed before JavaScript ran or restored by the browser. */
export function typedIn(form: HTMLFormElement): ConfigurationDraft {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.append(name, value);
  return settleTyped(readConfigurationForm(typed), document.activeElement?.getAttribute("name"));
}
