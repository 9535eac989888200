import { RecoveryLinks } from "./recovery-links";

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
      <h1 tabIndex={-1} className="max-w-[15.56em] text-4xl md:text-5xl">
        {title}
      </h1>
      <p className="mt-4 max-w-[40em] text-lg text-stone-700">{text}</p>
      <div className="mt-8">
        <RecoveryLinks
          retry={retry}
          links={[
            { label: "Browse door styles", to: "/shop" },
            { label: "Back to the home page", to: "/" },
          ]}
        />
      </div>
    </div>
  );
}
