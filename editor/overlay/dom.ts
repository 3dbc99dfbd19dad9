type Child = Node | string | false | undefined;
type Props = Record<string, unknown>;

/** An element with properties, or attributes where the name has a hyphen or no property exists. */
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    if (name in element && name !== "list") Object.assign(element, { [name]: value });
    else element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

export const button = (label: string, onclick: () => unknown, props: Props = {}) =>
  h("button", { type: "button", onclick, ...props }, label);
