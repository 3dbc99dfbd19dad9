/** The Chladni figure, as faint decoration behind text. */
export function Emblem({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`emblem ${className}`} />;
}
