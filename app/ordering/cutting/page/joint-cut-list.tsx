import { WorkTable } from "~/ordering/paper/page/paper-table";
import { groupedBy } from "~/ordering/paper/style-groups";
import { inchWords } from "~/trade/making/hinge-words";
import { materialKey } from "../cutting-plan";
import type { JointCut } from "../joint-cut-list";
import { materialWords } from "./cutting-words";

/** What to saw for several orders: a table for each material. */
export function JointCutTables({ cuts }: { readonly cuts: readonly JointCut[] }) {
  return groupedBy(cuts, materialKey).map((own) => (
    <WorkTable key={materialKey(own[0])} label={`Saw from ${materialWords(own[0])}`} columns={<Columns of={own[0]} />}>
      {own.map(({ name, length, width, count, orders }) => (
        <tr key={`${name} ${length} ${width}`}>
          <th scope="row" className="font-normal">
            {name}
          </th>
          <td className="text-right font-semibold">{count}</td>
          <td className="text-right font-semibold whitespace-nowrap">{inchWords(length)}</td>
          <td className="text-right font-semibold whitespace-nowrap">{inchWords(width)}</td>
          <td className="w-1/2 min-w-60">
            {orders.map((order) => (order.count > 1 ? `${order.number} (${order.count})` : order.number)).join(", ")}
          </td>
        </tr>
      ))}
    </WorkTable>
  ));
}

function Columns({ of }: { readonly of: JointCut }) {
  return (
    <>
      <th scope="col" className="min-w-28">
        Saw from {materialWords(of)}
      </th>
      <th scope="col" className="text-right">
        Qty
      </th>
      <th scope="col" className="text-right">
        Length
      </th>
      <th scope="col" className="text-right">
        Width
      </th>
      <th scope="col">For</th>
    </>
  );
}
