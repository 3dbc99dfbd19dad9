import ts from "typescript";
import type { SitePath } from "#app/content/types.ts";
import { pageFile, type Finding } from "#app/page/content-problem.ts";
import { nameOf } from "#app/checks/find-line.ts";

const beside = "compare with the blocks above and below";

/** What the compiler says of a content file, in words for the person who wrote it. `echo`: there are no plain ones. */
export function explainFault(
  fault: ts.Diagnostic,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): Finding & { echo?: true } {
  const node = nodeAt(source, fault.start ?? 0, fault.length ?? 0);
  const said = innermost(fault.messageText);
  const field = fieldOf(node);
  const explained = explainWords(said, field) ?? explainValue(node, checker);
  if (explained) return { field, ...explained };
  return { field, problem: `it does not fit here (${said.replace(/\.$/, "")})`, mend: beside, echo: true };
}

type Explained = Partial<Pick<Finding, "field">> & Omit<Finding, "field">;

function explainWords(said: string, field: string): Explained | undefined {
  const find = (words: RegExp) => words.exec(said)?.slice(1).filter(Boolean) ?? [];

  const [unknown] = find(/Cannot find name '(.+?)'/);
  if (unknown) return explainName(unknown);

  const [missing] = find(/Property '(.+?)' is missing|missing the following properties from type .+?: (.+)$/);
  if (missing?.startsWith('"/')) {
    const file = pageFile(missing.replaceAll('"', "") as SitePath);
    return { problem: `the address ${missing} has no words`, mend: `write ${file}, and add a line for it here` };
  }
  if (missing) return { problem: `${missing} is missing`, mend: `write it; ${beside}` };

  const [strange, meant] = find(/'(\S+?)' does not exist in type.+?(?:Did you mean to write '(.+?)'.*)?$/s);
  if (strange?.startsWith('"/'))
    return { problem: `the site has no address ${strange}`, mend: "add its line to app/routes.ts" };
  if (strange) return { problem: `no field is called ${strange} here`, mend: meant ? `write ${meant}` : beside };

  const [absent, instead] = find(/Property '(.+?)' does not exist on type.+?(?:Did you mean '(.+?)'.*)?$/s);
  if (absent) {
    const mend = instead ? `write ${instead}` : "use a name that is there, or take it out";
    return { problem: `nothing is called ${absent} here`, mend };
  }

  const [unused] = find(/^'(.+?)' is declared but/);
  if (unused ?? said.startsWith("All imports"))
    return {
      field: unused ?? field,
      problem: unused ? `${unused} is not used any more` : "nothing of it is used any more",
      mend: "take it out, and the whole line if nothing is left in it",
    };

  if (said.startsWith("An object literal cannot have multiple"))
    return { problem: "this name is there twice", mend: "give one of them a name of its own" };

  const [wanted, got] = find(/^Expected (\S+) arguments?, but got (\d+)/);
  if (!wanted) return undefined;
  const problem = `it needs ${wanted} things between its brackets and has ${got}`;
  return { problem, mend: "docs/how-to/change-words.md shows what each needs" };
}

/** What a sentence may hold, from app/content/text.ts, which may itself be what cannot be read. */
export const markup = ["cite", "em", "link", "mail", "outside", "phone", "sa", "strong", "text"];

function explainName(name: string): Explained {
  const from = markup.includes(name) ? "text.ts" : name === "unconfirmed" ? "unconfirmed.ts" : undefined;
  if (!from)
    return {
      problem: `the site does not know ${name}`,
      mend: "put words between quotes; true and false stand without",
    };
  const mend = `write ${name} into the line at the top that ends with "#app/content/${from}", between its brackets`;
  return { problem: `${name} is used but not brought in`, mend };
}

const homes: Record<string, string> = { sa: "app/content/glossary.ts", cite: "app/content/studies.ts" };

/** A word or number that is none of those that may stand in its place. */
function explainValue(node: ts.Node, checker: ts.TypeChecker): Explained | undefined {
  const value = ts.isPropertyAssignment(node.parent) && node === node.parent.name ? node.parent.initializer : node;
  const type = ts.isExpression(value) ? checker.getContextualType(value) : undefined;
  if (!type) return undefined;
  const words = value.getText();
  if (type.flags & ts.TypeFlags.String) return { problem: `${words} must stand between quotes`, mend: 'write "…"' };
  if (type.flags & ts.TypeFlags.Boolean)
    return { problem: `${words} does not fit here`, mend: "write true or false, without quotes" };
  if (words.startsWith('"/'))
    return { problem: `there is no page ${words}`, mend: "link to an address of app/routes.ts" };
  const call = ts.isCallExpression(value.parent) ? value.parent.expression.getText() : "";
  if (call === "link" && words.startsWith('"http'))
    return { problem: `${words} leads out of this site`, mend: "write outside in place of link" };
  if (call === "outside") return { problem: `${words} is no address`, mend: "begin it with https://" };
  const known = (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isLiteral() ? String(one.value) : []));
  if (known.length === 0) return undefined;
  const some = `use one of ${known.sort().join(", ")}`;
  const mend = homes[call] ? `use a name of ${homes[call]}, or add it there` : some;
  return { problem: `${words} is not known here`, mend };
}

function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === "string") return message;
  return message.next?.[0] ? innermost(message.next[0]) : message.messageText;
}

function nodeAt(source: ts.SourceFile, start: number, length: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node) => {
    if (node.getStart() > start || node.getEnd() < start + length) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** "sections[1].body[0]"; a list has its name before the index. */
function fieldOf(node: ts.Node): string {
  let field = "";
  for (let here = node; here.parent; here = here.parent) {
    const { parent } = here;
    if (ts.isPropertyAssignment(here)) field = `.${nameOf(here.name)}${field}`;
    else if (ts.isArrayLiteralExpression(parent)) field = `[${parent.elements.indexOf(here as ts.Expression)}]${field}`;
    else if (ts.isVariableDeclaration(here) && ts.isIdentifier(here.name) && /^(?:$|\[)/.test(field))
      field = `.${here.name.text}${field}`;
  }
  return field.replace(/^\./, "") || "this line";
}
