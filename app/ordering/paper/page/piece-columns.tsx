/** The heads of the columns that identify a piece and say where it belongs and what to note about it. */
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
