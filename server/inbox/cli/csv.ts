/**
 * For a table program. What starts like a formula gets a quote before it: a stranger's words must not be calculated.
 * The mark at the start tells the program that these are letters of all languages.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(value: string): string {
  const harmless = /^\s*[=+\-@|%\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
