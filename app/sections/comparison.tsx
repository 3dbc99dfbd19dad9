import { cardBorder } from "#app/sections/card.tsx";
import { SharesDrawing, TableMap } from "#app/sections/diagrams.tsx";
import { InlineText } from "#app/sections/inline-text.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

/** On a phone the rows are blocks. Without explicit roles Safari would then no longer expose them as a table. */
export function Comparison({ caption, columns, rows, map, draw }: SectionOf<"comparison">) {
  return (
    <>
      {map && <TableMap map={map} />}
      <SharesDrawing columns={columns} rows={rows} draw={draw} />
      <div className={`comparison overflow-hidden ${cardBorder} bg-surface px-4 md:px-0`}>
        <table role="table" className="w-full">
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className="bg-sand">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col" className="font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row, r) => (
              <tr key={r} role="row">
                {row.map((cell, c) =>
                  c === 0 ? (
                    <th key={c} role="rowheader" scope="row" className="font-display text-h4 font-medium">
                      <InlineText text={cell} />
                    </th>
                  ) : (
                    <td key={c} role="cell" data-column={columns[c]}>
                      <span className="max-w-measure md:block">
                        <InlineText text={cell} />
                      </span>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
