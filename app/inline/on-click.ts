/** One listener for the whole page, so that nothing has to be attached to each element. */
export function onClick<Control extends HTMLElement>(
  selector: string,
  handle: (control: Control, event: MouseEvent) => void,
) {
  addEventListener("click", (event) => {
    const control = closest<Control>(event, selector);
    if (control) handle(control, event);
  });
}

/** The target may be the document. */
export const closest = <Found extends HTMLElement>({ target }: Event, selector: string) =>
  (target as Partial<Element>).closest?.<Found>(selector);

/** A click that the browser would open in another tab or window. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;
