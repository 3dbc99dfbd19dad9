import { Unbroken } from "#app/ui/unbroken.tsx";

/** Words with dots between them, which are drawn by CSS, so that none is left at the end of a line. */
export function Parts({ children }: { children: string }) {
  return (
    <span className="parts">
      {children.split(" · ").map((part, i) =>
        i === 0 ? (
          <Unbroken key={part}>{part}</Unbroken>
        ) : (
          <span key={part}>
            <span className="sr-only-inline"> · </span>
            <Unbroken>{part}</Unbroken>
          </span>
        ),
      )}
    </span>
  );
}
