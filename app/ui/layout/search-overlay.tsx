import { CloseDialogButton, Dialog, OpenDialogButton } from "~/ui/kit/dialog";
import { CloseIcon, SearchIcon } from "./frame-icons";
import { SearchBox } from "./search-box";
import { useHeaderDialog } from "./use-header-dialog";

const ID = "search-overlay";

/** The search button on wide screens and the overlay it opens at the top of the page (specification, section 2). */
export function SearchOverlay() {
  const { ref, expanded } = useHeaderDialog();
  return (
    <>
      <OpenDialogButton
        dialog={ID}
        aria-label="Search"
        aria-expanded={expanded}
        className="hidden h-11 w-11 cursor-pointer items-center justify-center md:flex"
      >
        <SearchIcon />
      </OpenDialogButton>
      <Dialog ref={ref} id={ID} label="Search" className="overlay drop-in on-light inset-x-0 top-0 w-full max-w-none">
        <div className="wrap flex items-start gap-4 py-6">
          <div className="mx-auto w-full max-w-3xl">
            <SearchBox id="search-text" chips />
          </div>
          <CloseDialogButton
            dialog={ID}
            aria-label="Close"
            className="flex h-11 w-11 shrink-0 cursor-pointer items-center justify-center"
          >
            <CloseIcon />
          </CloseDialogButton>
        </div>
      </Dialog>
    </>
  );
}
