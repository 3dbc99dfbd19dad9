import ts from "typescript";

/** A value that the owner has still to confirm: where it stands, what it is now and what it needs. */
export type Unconfirmed = { line: number; field: string; value: string; needs: string };

/** Finds every `unconfirmed(value, "needs")` in a source file by its syntax, so that a comment about it does not count. */
export function findUnconfirmed(fileName: string, source: string): Unconfirmed[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, /* setParentNodes */ true);
  const constants = namedStrings(file);
  const found: Unconfirmed[] = [];
  visit(file);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "unconfirmed") {
      const [value, needs] = node.arguments;
      found.push({
        line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        field: fieldOf(node),
        value: value ? inShort(value) : "",
        needs: needs ? words(needs, constants) : "",
      });
    }
    ts.forEachChild(node, visit);
  }
}

/** The names on the way up from the call: `site.social[0].href`. */
function fieldOf(call: ts.Node): string {
  let field = "";
  for (let node = call; node.parent; node = node.parent) {
    const { parent } = node;
    if (ts.isPropertyAssignment(parent)) {
      const { name } = parent;
      field = `.${ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText()}${field}`;
    } else if (ts.isArrayLiteralExpression(parent)) {
      field = `[${parent.elements.indexOf(node as ts.Expression)}]${field}`;
    } else if (ts.isVariableDeclaration(parent) && parent.initializer) {
      return `${parent.name.getText()}${field}`;
    }
  }
  return field.replace(/^\./, "");
}

function inShort(value: ts.Expression): string {
  if (ts.isStringLiteralLike(value)) return `"${value.text}"`;
  if (ts.isArrayLiteralExpression(value)) return `a list of ${value.elements.length}`;
  const code = value.getText().replace(/\s+/g, " ");
  return code.length > 60 ? `${code.slice(0, 59)}…` : code;
}

function words(needs: ts.Expression, constants: ReadonlyMap<string, string>): string {
  if (ts.isStringLiteralLike(needs)) return needs.text;
  return constants.get(needs.getText()) ?? needs.getText();
}

/** Strings with a name, because several marks may share one sentence: `const needs = "…"`. */
function namedStrings(file: ts.SourceFile): Map<string, string> {
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((s) => [...s.declarationList.declarations]);
  return new Map(
    declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isStringLiteralLike(initializer) ? [[name.getText(), initializer.text] as const] : [],
    ),
  );
}
