import { ButtonLink } from "~/ui/kit/button";
import { ReloadButton } from "./reload-button";

interface ProblemPageProps {
  readonly title: string;
  readonly text: string;
  /** Whether loading the page again may help. */
  readonly retry: boolean;
}

/** A broken or missing page: one plain heading, what happened, and where to go from here. */
export function ProblemPage({ title, text, retry }: ProblemPageProps) {
  return (
    <div className="wrap py-16 md:py-24">
      <h1 tabIndex={-1} className="max-w-[24ch] text-4xl md:text-5xl">
        {title}
      </h1>
      <p className="mt-4 max-w-[60ch] text-lg text-stone-700">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {retry && <ReloadButton>Try Again</ReloadButton>}
        <ButtonLink to="/shop" look={retry ? "outline" : "primary"}>
          Browse door styles
        </ButtonLink>
        <ButtonLink to="/" look="outline">
          Back to the home page
        </ButtonLink>
      </div>
    </div>
  );
}
