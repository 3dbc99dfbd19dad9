import ts from "typescript";
import type { ContentProblem } from "#app/page/content-problem.ts";

/** A lost quote, comma or bracket. What follows the first fault of a file is mostly its echo. */
export function explainSigns(name: string, text: string, [fault]: readonly ts.Diagnostic[] = []): ContentProblem[] {
  if (!fault) return [];
  const lines = text.split("\n");
  const found = text.slice(0, fault.start).split("\n").length;
  const open = leftOpen(text);
  const line = open && open < found ? open : found;
  const field = /^\s*"?([\w-]+)"?:/.exec(lines[line - 1] ?? "")?.[1] ?? "this line";
  return [{ file: `${name}, line ${line}`, field, ...explain(fault.code, line === open) }];
}

function explain(code: number, open: boolean) {
  if (code === 1002)
    return { problem: "the words have no quote at their end", mend: "end them with a quote, then a comma" };
  if (code === 1160) return { problem: "the words have no ` at their end", mend: "end them with `, then a comma" };
  if (open)
    return {
      problem: "a bracket that was opened above is not closed",
      mend: "close it, as other blocks of its kind do",
    };
  return {
    problem: "a quote, comma or bracket is missing or too many, here or in the line above",
    mend: "compare with the lines above and below; a quote inside the words is written “so”",
  };
}

/** The first line that stands further left than the brackets before it allow. The files are laid out by the formatter. */
function leftOpen(text: string): number | undefined {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
  const opened: ts.SyntaxKind[] = [];
  for (let sign = scanner.scan(); sign !== ts.SyntaxKind.EndOfFileToken; sign = scanner.scan()) {
    if (sign === ts.SyntaxKind.CloseBraceToken && opened.at(-1) === ts.SyntaxKind.TemplateHead)
      sign = scanner.reScanTemplateToken(false);
    const closes = closers.includes(sign);
    if (closes) opened.pop();
    const before = text.slice(text.lastIndexOf("\n", scanner.getTokenStart() - 1) + 1, scanner.getTokenStart());
    if (/^ *$/.test(before) && before.length < 2 * opened.length)
      return text.slice(0, scanner.getTokenStart()).split("\n").length;
    if (openers.includes(sign)) opened.push(sign);
  }
  return undefined;
}

const openers: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.OpenBraceToken,
  ts.SyntaxKind.OpenBracketToken,
  ts.SyntaxKind.OpenParenToken,
  ts.SyntaxKind.TemplateHead,
];
const closers: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.TemplateTail,
];
