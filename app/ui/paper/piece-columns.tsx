/** The heads of the columns that say which piece is meant, where it belongs and what to mind of it. */
export function PieceColumns() {
  return (
    <>
      <th scope="col">
        <span className="sr-only">Done</span>
      </th>
      <th scope="col">Piece</th>
      <th scope="col" className="text-right">
        Qty
      </th>
      <th scope="col" className="whitespace-nowrap">
        Width × height
      </th>
      <th scope="col">Location</th>
      <th scope="col">Hinges, boring, notes</th>
    </>
  );
}
