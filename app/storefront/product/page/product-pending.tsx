const CARDS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The skeleton of 8 cards, shown while a client-side navigation to a style is pending (specification, section 2). */
export function ProductPending() {
  return (
    <div className="wrap py-12">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <ul aria-hidden="true" className="grid gap-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {CARDS.map((card) => (
          <li key={card} className="motion-safe:animate-pulse">
            <div className="aspect-[4/5] bg-stone-200" />
            <div className="mt-4 h-5 w-2/3 bg-stone-200" />
            <div className="mt-2 h-4 w-1/3 bg-stone-200" />
          </li>
        ))}
      </ul>
    </div>
  );
}
