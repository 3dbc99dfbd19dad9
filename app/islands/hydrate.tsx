import { StrictMode, useEffect, type ComponentType } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { FailureScreen } from "#app/islands/failure-screen.tsx";
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
