import { encode } from "uqr";

/** A link for the camera of a phone: on paper nobody can press one. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: "L", border: 0 });
  return (
    <svg viewBox={`0 -.5 ${size} ${size}`} aria-hidden="true" className="qr">
      <path d={data.map(rowPath).join("")} stroke="#000" />
    </svg>
  );
}

/** One stroke for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  let pen = 0;
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    path += `${path ? `m${start - pen} 0` : `M${start} ${y}`}h${x + 1 - start}`;
    pen = x + 1;
  }
  return path;
}
