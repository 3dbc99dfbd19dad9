/** Says that a story or a figure is an example, until the owner has confirmed it. */
export function SampleMark({ children }: { children: string }) {
  return <span className="inline-block rounded-full border px-3 py-1 text-small">{children}</span>;
}
