import postcss, { type AtRule, type Declaration } from "postcss";
import { expect, test } from "vitest";
import { builtPage } from "./built-page.ts";

const css = postcss.parse(builtPage("/").document.querySelector("style#site-css")!.textContent);
const declarations: Declaration[] = [];
css.walkDecls((declaration) => void declarations.push(declaration));

test("no font size is in pixels outside print, no line is justified, and all text can be selected", () => {
  const fixed = declarations.filter(({ prop, value }) => prop === "font-size" && /\d(px|pt)\b/.test(value));
  expect(fixed.filter((declaration) => !isInside(declaration, "media", /print/)).map(String)).toEqual([]);
  const isUnselectable = ({ prop, value }: Declaration) => prop.endsWith("user-select") && value === "none";
  // Words for screen readers only must not be copied along with those they replace.
  const unselectable = declarations.filter(isUnselectable).map(({ parent }) => (parent as postcss.Rule).selector);
  expect(unselectable.filter((selector) => selector !== ".sr-only-inline")).toEqual([]);
  expect(declarations.map(({ prop, value }) => `${prop}: ${value}`)).not.toContain("text-align: justify");
});

test("hover only decorates: no rule shows something by hover alone", () => {
  const byHover = declarations.filter(({ parent }) => (parent as postcss.Rule).selector?.includes(":hover"));
  expect(byHover.length).toBeGreaterThan(3);
  const showing = byHover.filter(({ prop }) => /^(display|visibility|opacity|content|clip-path)$/.test(prop));
  expect(showing.map((declaration) => String(declaration.parent))).toEqual([]);
});

// Safari before 16.4 knows no media ranges, and browsers before 2023 neither nesting nor mixed colours.
test("the style uses nothing that a browser of late 2022 lacks, except behind @supports", () => {
  css.walkAtRules(({ name, params }) => {
    if (name === "media") expect(params).not.toMatch(/[<>]/);
    expect(name).not.toMatch(/^(container|scope)$/);
  });
  css.walkRules((rule) => {
    expect(rule.selector).not.toMatch(isInside(rule, "supports", /:has/) ? /(?<!\\)&/ : /(?<!\\)&|:has\(/);
    expect(rule.parent?.type).not.toBe("rule");
  });
  const tooNew = declarations.filter(({ value }) => /\b(light-dark|oklch)\(/.test(value));
  expect(tooNew.map(String)).toEqual([]);
  const mixed = declarations.filter(({ value }) => value.includes("color-mix("));
  expect(mixed.filter((declaration) => !isInside(declaration, "supports", /color-mix/)).map(String)).toEqual([]);
});

test("old browsers get prefixed masks, and values for the variables that @property declares", () => {
  expect(declarations.some(({ prop }) => prop.startsWith("-webkit-mask"))).toBe(true);
  const fallback = (rule: postcss.AnyNode): rule is AtRule => rule.type === "atrule" && rule.name === "layer";
  const properties = css.nodes.filter(fallback).find(({ params, nodes }) => params === "properties" && nodes);
  expect(properties?.first).toMatchObject({ name: "supports" });
});

function isInside(node: postcss.Node, name: string, params: RegExp): boolean {
  for (let around = node.parent; around; around = around.parent as typeof around) {
    const rule = around as unknown as AtRule;
    if (rule.type === "atrule" && rule.name === name && params.test(rule.params)) return true;
  }
  return false;
}
