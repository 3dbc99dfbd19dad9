import { isCollection, isMap, isScalar, type YAMLParseError, type YAMLWarning } from "yaml";
import type { z } from "zod";
import { emptyField } from "#app/content/schema/fields.ts";
import { didYouMean } from "#app/content/schema/suggest.ts";

type Path = readonly PropertyKey[];
type Explained = { path: Path; problem: string; fix: string };
type NodeAt = (path: Path) => unknown;

export const quotes = 'Put the whole sentence between double quotes: "…"';
const compare = "Compare it with the blocks above and below";

/** Rewrites the schema's findings for the person who wrote the file. */
export function explainIssue(issue: z.core.$ZodIssue, nodeAt: NodeAt): Explained[] {
  const { path } = issue;
  const node = nodeAt(path);
  const say = (problem: string, fix: string): Explained[] => [{ path, problem, fix }];
  switch (issue.code) {
    case "custom":
      return say(issue.message, String(issue.params?.["fix"] ?? compare));
    case "unrecognized_keys":
      return issue.keys.map((key) => explainUnknownKey(key, path, nodeAt));
    case "invalid_union":
      return explainUnion(issue, nodeAt);
    case "invalid_value":
      return say(`${shown(node)} does not fit here`, `Write ${issue.values.map(String).join(" or ")}`);
    case "too_big":
    case "too_small": {
      const limit = String("maximum" in issue ? issue.maximum : issue.minimum);
      return issue.origin === "array"
        ? say("the list has the wrong number of entries", `Write ${limit} entries`)
        : say("the number is too large or too small", `The limit is ${limit}`);
    }
    case "invalid_type":
      return node === undefined
        ? say("it is missing", `Add it. ${compare}`)
        : say(...explainType(issue.expected, node));
    default:
      return say("it does not fit here", compare);
  }
}

function explainType(expected: string, node: unknown): [problem: string, fix: string] {
  if (isScalar(node) && node.value === null) return [...emptyField];
  if (expected === "string" && isMap(node)) return ["a colon splits this sentence in two", quotes];
  if (expected === "string" && isScalar(node))
    return [`${shown(node)} is not read as words`, `Put it between double quotes: "${String(node.value)}"`];
  if (expected === "string") return ["a list is in the place of a sentence", compare];
  if (expected === "boolean") return [`${shown(node)} does not fit here`, "Write true or false, without quotes"];
  if (expected === "number") return [`${shown(node)} is not a number`, "Write digits only, without quotes"];
  if (expected === "int") return [`${shown(node)} is not a whole number`, "Write digits only, without quotes"];
  if (expected === "array" || expected === "tuple")
    return ["a list is expected here", "Start each entry on a new line with a dash and a space"];
  return ["a block of fields is expected here", compare];
}

function explainUnknownKey(key: string, path: Path, nodeAt: NodeAt): Explained {
  const at = [...path, key];
  // A sentence with a colon looks like a field: no field has a space or a capital letter in its name.
  if (/[\s,;.]|^[A-Z]/.test(key) && !isCollection(nodeAt(at)))
    return { path: at, problem: "a colon splits this sentence in two", fix: quotes };
  return {
    path: at,
    problem: `there is no field named "${key}" here`,
    fix: `Check its spelling, or remove it. ${compare}`,
  };
}

function explainUnion(issue: z.core.$ZodIssueInvalidUnion, nodeAt: NodeAt): Explained[] {
  const { path, discriminator } = issue;
  if (discriminator)
    return [explainKind(path.at(-1) === discriminator ? path : [...path, discriminator], issue, nodeAt)];
  const alternatives = issue.errors.map((errors) =>
    errors.map((inner) => ({ ...inner, path: [...path, ...inner.path] })),
  );
  const wrongType = (errors: readonly z.core.$ZodIssue[]) =>
    errors.some(({ code, path: at }) => code === "invalid_type" && at.length === path.length);
  const unknownFields = (errors: readonly z.core.$ZodIssue[]) =>
    errors.flatMap((error) => (error.code === "unrecognized_keys" ? error.keys : []));
  const rightType = alternatives.filter((errors) => !wrongType(errors));
  const [fitting] = rightType.filter((errors) => unknownFields(errors).length === 0);
  if (fitting) return fitting.flatMap((inner) => explainIssue(inner as z.core.$ZodIssue, nodeAt));
  const [unknown] = rightType.flatMap(unknownFields);
  if (unknown === undefined) return [{ path, ...asExplained(explainType("string", nodeAt(path))) }];
  const known = rightType.flat().flatMap((error) => (error.code === "invalid_type" ? String(error.path.at(-1)) : []));
  const { problem, fix } = explainUnknownKey(unknown, path, nodeAt);
  return [{ path, problem, fix: fix === quotes ? fix : `${didYouMean(unknown, known)}${fix}` }];
}

const asExplained = ([problem, fix]: [string, string]) => ({ problem, fix });

function explainKind(path: Path, issue: z.core.$ZodIssueInvalidUnion, nodeAt: NodeAt): Explained {
  const given = nodeAt(path);
  const kinds = "options" in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
  const all = `Use one of: ${kinds.join(", ")}`;
  if (!isScalar(given)) return { path, problem: "it is missing", fix: `Add kind. ${all}` };
  const name = String(given.value);
  return { path, problem: `there is no kind of section named "${name}"`, fix: `${didYouMean(name, kinds)}${all}` };
}

function shown(node: unknown): string {
  return isScalar(node) ? `"${String(node.value)}"` : "this";
}

/** Characters that mean something to YAML at the start of a sentence. */
const special = /^\s*(?:-\s+)*(?:[\w-]+:\s+)?(?<sign>[*[\]{}&!%@`|>"'])/;

/** A file that cannot be read as YAML. */
export function explainYaml(
  { code, pos }: YAMLParseError | YAMLWarning,
  source: string,
): [problem: string, fix: string] {
  const line = source.slice(source.lastIndexOf("\n", pos[0] - 1) + 1).split("\n", 1)[0] ?? "";
  const sign = special.exec(line)?.groups?.["sign"];
  if (code === "TAB_AS_INDENT") return ["the line begins with a tab", "Use spaces instead"];
  if (code === "DUPLICATE_KEY") return ["this field is there twice", "Remove one of the two"];
  if (code === "MISSING_CHAR" && sign && "\"'".includes(sign))
    return ["a quotation mark is not closed", `End the sentence with ${sign}`];
  if (sign && !"|>".includes(sign)) return [`a sentence cannot begin with ${sign} unless it is in quotes`, quotes];
  if (/:\s.*:\s/.test(line)) return ["a colon splits this sentence in two", quotes];
  if (
    ["BAD_INDENT", "BLOCK_AS_IMPLICIT_KEY", "MULTILINE_IMPLICIT_KEY", "UNEXPECTED_TOKEN", "MISSING_CHAR"].includes(code)
  )
    return [
      "the line is indented too little or too far, or its colon or dash is missing",
      "Indent it exactly like the lines it belongs with",
    ];
  return ["this cannot be read", compare];
}
