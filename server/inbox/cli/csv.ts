/** CSV for spreadsheets. The byte order mark tells them that it is UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(toCell).join(",")).join("\r\n")}\r\n`;
}

/** A leading apostrophe keeps a visitor's text from being run as a formula. */
function toCell(value: string): string {
  const text = /^\s*[=+\-@|%\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
