import type { CDPSession } from "@playwright/test";

export type TreeNode = { role: string; name: string; url?: string; level?: number; depth: number };

/** The accessibility tree as the browser gives it to a screen reader, without ignored nodes. */
export async function readTree(browser: CDPSession): Promise<TreeNode[]> {
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  const depths = new Map<string, number>();
  return nodes.flatMap(({ nodeId, parentId, ignored, role, name, properties = [] }) => {
    const depth = (depths.get(parentId ?? "") ?? -1) + (ignored ? 0 : 1);
    depths.set(nodeId, depth);
    if (ignored) return [];
    const property = (wanted: string) =>
      properties.find((property) => String(property.name) === wanted)?.value.value as unknown;
    const [url, level] = [property("url"), property("level")];
    return {
      role: String(role?.value),
      name: String(name?.value ?? ""),
      ...(typeof url === "string" && { url }),
      ...(typeof level === "number" && { level }),
      depth,
    };
  });
}

const controls = new Set([
  "link",
  "button",
  "textbox",
  "checkbox",
  "combobox",
  "tab",
  "DisclosureTriangle",
  "Audio",
  "Iframe",
]);
const landmarks = new Set(["banner", "navigation", "main", "contentinfo", "region", "form", "search", "complementary"]);
/** A page has one of each, so the role is name enough. */
const single = new Set(["banner", "main", "contentinfo"]);
/** Names that say nothing in a list of links. */
const vague =
  /^(click )?(here|more|read more|learn more|see more|this|this page|link|details|go|continue|next|previous)$/i;

/** Controls and landmarks without a name, with a vague name, or with the name of another that does something else. */
export function findNameProblems(tree: readonly TreeNode[]): string[] {
  const links = tree.filter(({ role }) => role === "link");
  const marks = tree.filter(({ role }) => landmarks.has(role));
  return [
    ...tree.filter(({ role, name }) => controls.has(role) && !name.trim()).map(({ role }) => `a ${role} has no name`),
    ...tree
      .filter(({ role, name }) => controls.has(role) && vague.test(name.trim()))
      .map(({ name }) => `"${name}" is vague`),
    ...links.filter(({ url }) => url === undefined).map(({ name }) => `"${name}" leads nowhere`),
    ...links
      .filter(({ name, url }, i) => links.findIndex((other) => other.name === name && other.url !== url) > i)
      .map(({ name, url }) => `"${name}" leads to ${url} and elsewhere`),
    ...marks.filter(({ role, name }) => !single.has(role) && !name).map(({ role }) => `a ${role} has no name`),
    ...marks
      .filter((mark, i) => marks.findIndex(({ role, name }) => role === mark.role && name === mark.name) < i)
      .map(({ role, name }) => `there are two of ${role} "${name}"`),
  ];
}
