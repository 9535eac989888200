/** Names the cups of a posted form that moved, where no script could offer to undo it. */
export function CupsMoved({ texts = [] }: { readonly texts?: readonly string[] | undefined }) {
  return texts.map((text) => (
    <p key={text} role="status" className="border-l-4 border-oak pl-3">
      {text}
    </p>
  ));
}
