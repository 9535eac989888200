import { ButtonLink } from "./button";
import { ReloadButton } from "./reload-button";

interface RecoveryLinksProps {
  /** Whether loading the page again may help. */
  readonly retry: boolean;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** What to do on a page that could not be shown: try again, or go to another page. */
export function RecoveryLinks({ retry, links }: RecoveryLinksProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {retry && <ReloadButton>Try Again</ReloadButton>}
      {links.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} look={retry || index > 0 ? "outline" : "primary"}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
