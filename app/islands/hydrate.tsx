import { StrictMode, useEffect, type ComponentType } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { messages } from "#app/content/content.ts";
import { IslandRoot } from "#app/islands/island-root.tsx";

let count = 0;

/** Resolves once the island answers events. */
export function hydrate(place: HTMLElement, Part: ComponentType<object>): Promise<void> {
  const props = JSON.parse(place.dataset.props!) as object;
  return new Promise((resolve) => {
    function Root() {
      useEffect(resolve, []);
      return (
        <IslandRoot>
          <Part {...props} />
        </IslandRoot>
      );
    }
    hydrateRoot(
      place,
      <StrictMode>
        <Root />
      </StrictMode>,
      { identifierPrefix: `island-${count++}-`, onUncaughtError: showFailure },
    );
  });
}

/** An island that fails leaves a page that does not keep its promises, so the page says so. */
function showFailure(error: unknown) {
  createRoot(document.getElementById("main")!).render(<FailureScreen error={error} />);
}

function FailureScreen({ error }: { error: unknown }) {
  const { title, advice, reload } = messages.failure;
  useEffect(() => void (document.title = title), [title]);
  return (
    <div className="wrap py-20">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-6 text-lead">{error instanceof Error ? error.message : String(error)}</p>
      <p className="mt-4">{advice}</p>
      <p className="mt-8">
        <a href="" className="button">
          {reload}
        </a>
      </p>
    </div>
  );
}
