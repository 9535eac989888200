import { Link } from "@remix-run/react";
import { PageHeader } from "~/house/ui/kit/page-header";
import { TEXT_PAGES, type TextPageName } from "~/storefront/marketing/text-pages";

export interface TextState {
  readonly name: TextPageName;
  readonly isOwn: boolean;
  readonly isWrong: boolean;
}

function stateWords({ isOwn, isWrong }: TextState): string {
  if (isWrong) return "Needs correcting: customers see the default";
  return isOwn ? "Yours" : "Default";
}

/** The pages whose text an owner can change. */
export function TextsPage({ states }: { readonly states: readonly TextState[] }) {
  return (
    <>
      <PageHeader title="Texts">
        <p>What your pages say. Facts such as the phone number come from your shop details.</p>
        <p>
          <Link to="/admin/shop" className="link-tall">
            Shop details
          </Link>
        </p>
      </PageHeader>
      <div className="wrap py-8">
        <ul className="max-w-3xl border-t border-stone-300">
          {states.map((state) => (
            <li
              key={state.name}
              className="flex flex-wrap items-center justify-between gap-x-6 border-b border-stone-300 py-2"
            >
              <Link to={`/admin/texts/${state.name}`} className="link-tall">
                {TEXT_PAGES[state.name].title}
              </Link>
              <span className="text-stone-700">{stateWords(state)}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
