import ts from "typescript";

/** The line on which a field such as "sections[1].body[0]" is written, or as near to it as the file shows. */
export function lineOf(source: string, field: string): number | undefined {
  const file = ts.createSourceFile("content.ts", source, ts.ScriptTarget.Latest, true);
  const steps = field.match(/[^.[\]]+/g) ?? [];
  const nearest = valuesOf(file)
    .map(({ name, value }) => walk(value, steps[0] === name ? steps.slice(1) : steps))
    .reduce((best, found) => (found.depth > best.depth ? found : best), { depth: 0, node: file as ts.Node });
  if (nearest.depth === 0) return undefined;
  return file.getLineAndCharacterOfPosition(nearest.node.getStart()).line + 1;
}

function valuesOf(file: ts.SourceFile): { name: string; value: ts.Expression }[] {
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      return initializer ? { name: name.getText(), value: initializer } : [];
    }),
  );
}

function walk(value: ts.Expression, steps: readonly string[]): { depth: number; node: ts.Node } {
  let node: ts.Node = value;
  let depth = 0;
  for (const step of steps) {
    const next = childOf(bare(node), step);
    if (!next) break;
    node = next;
    depth++;
  }
  return { depth, node };
}

function childOf(node: ts.Node, step: string): ts.Node | undefined {
  if (ts.isObjectLiteralExpression(node)) return node.properties.find(({ name }) => name && nameOf(name) === step);
  if (!ts.isArrayLiteralExpression(node)) return undefined;
  const before = node.elements.slice(0, Number(step) + 1);
  return before.some(ts.isSpreadElement) ? undefined : node.elements[Number(step)];
}

/** A value without what is wrapped round it: a field's name, unconfirmed(…), "as const". */
function bare(node: ts.Node): ts.Node {
  if (ts.isPropertyAssignment(node)) return bare(node.initializer);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return bare(node.expression);
  if (ts.isCallExpression(node) && node.arguments[0]) return bare(node.arguments[0]);
  return node;
}

export const nameOf = (name: ts.PropertyName): string =>
  ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();
