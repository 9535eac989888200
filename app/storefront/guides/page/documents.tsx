import { Icon } from "~/house/ui/kit/icon";
import { documentPath, guideDocuments } from "../documents";

function DownloadIcon() {
  return (
    <Icon className="mt-0.5 h-6 w-6 shrink-0">
      <path d="M12 4v11M7.5 11l4.5 4.5L16.5 11M5 20h14" />
    </Icon>
  );
}

/** The guides as documents, to print or to save on a phone. */
export function Documents() {
  return (
    <ul className="grid gap-x-10 md:grid-cols-3">
      {guideDocuments.map((document) => (
        <li key={document.slug} className="border-t border-stone-300">
          <a href={documentPath(document)} className="group flex min-h-14 items-start gap-4 py-4">
            <DownloadIcon />
            <span>
              <span className="font-semibold underline decoration-stone-300 underline-offset-4 group-hover:decoration-ink">
                {document.title} (PDF)
              </span>
              <span className="block text-stone-700">{document.summary}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
