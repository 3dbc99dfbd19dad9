/** The Chladni figure, faint behind words. Decoration: hidden from screen readers. */
export function Emblem({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`emblem ${className}`} />;
}
