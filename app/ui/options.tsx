type OptionsProps = { options: readonly (readonly [value: string | number, label: string])[] };

/** What a select offers. */
export function Options({ options }: OptionsProps) {
  return options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
