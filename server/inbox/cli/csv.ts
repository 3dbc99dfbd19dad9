/** CSV for spreadsheets. The byte order mark tells them that it is UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(toCell).join(",")).join("\r\n")}\r\n`;
}

/**
 * An apostrophe keeps a visitor's text from being run as a formula: at the start, and also where a spreadsheet that
 * separates cells by semicolons or tabs begins another one.
 */
const formula = /(^|[;\t\r\n])(?=\s*[=+\-@|%\t\r\uff1d\uff0b\uff0d\uff20])/g;

function toCell(value: string): string {
  return `"${value.replace(formula, "$1'").replaceAll('"', '""')}"`;
}
