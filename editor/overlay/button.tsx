import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "onClick"> & { label: string; press: () => unknown };

export function Button({ label, press, ...attributes }: Props) {
  return (
    <button type="button" onClick={() => void press()} {...attributes}>
      {label}
    </button>
  );
}
