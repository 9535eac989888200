import { useFocusOnAnnounce } from "./use-focus-on-announce";

interface CartWaitsProps {
  readonly isWaiting: boolean;
  /** What is in the cart, as the beginning of a sentence: "These pieces are". */
  readonly what: string;
}

/** Says that pieces are in the cart, which cannot be opened while offline; the focus scrolls this into view. */
export function CartWaits({ isWaiting, what }: CartWaitsProps) {
  const ref = useFocusOnAnnounce<HTMLParagraphElement>(isWaiting);
  return (
    <p ref={ref} tabIndex={-1} role="status" className="text-sm not-empty:mt-3">
      {isWaiting && (
        <>
          {what} in your cart. It opens once you are online again.{" "}
          <a href="/cart" className="link-tall">
            Open the cart
          </a>
        </>
      )}
    </p>
  );
}
