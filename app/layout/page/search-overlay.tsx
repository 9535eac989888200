import { SearchIcon } from "./frame-icons";
import { CloseHeaderDialog, HeaderDialog } from "./header-dialog";
import { SearchBox } from "./search-box";

const ID = "search-overlay";

/** The search button on wide screens and the overlay that it opens at the top (specification, section 2). */
export function SearchOverlay() {
  return (
    <HeaderDialog
      id={ID}
      label="Search"
      icon={<SearchIcon />}
      buttonLook="hidden md:flex"
      look="drop-in inset-x-0 top-0 w-full max-w-none"
    >
      <div className="wrap flex items-start gap-4 py-6">
        <div className="mx-auto w-full max-w-3xl">
          <SearchBox id="search-text" chips />
        </div>
        <CloseHeaderDialog dialog={ID} look="shrink-0" />
      </div>
    </HeaderDialog>
  );
}
