import { RecoveryLinks } from "~/house/ui/kit/recovery-links";
import { searchPage } from "../page";
import { Popular } from "./popular";

const { unavailable, nothing } = searchPage;

interface NothingFoundProps {
  readonly asked: string;
  readonly stylesUnavailable: boolean;
}

/** What to do if nothing was found. */
export function NothingFound({ asked, stylesUnavailable }: NothingFoundProps) {
  return (
    <div className="space-y-10">
      <section>
        <div role="status">
          <h2 className="text-2xl">Nothing found for “{asked}”</h2>
        </div>
        {stylesUnavailable && <p className="mt-3">{unavailable}</p>}
        <ul className="mt-4 list-disc space-y-2 pl-5">
          {nothing.advice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
        <div className="mt-6">
          <RecoveryLinks retry={false} links={[nothing.contact]} />
        </div>
      </section>
      <Popular />
    </div>
  );
}
