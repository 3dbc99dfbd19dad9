import { renderToStaticMarkup } from "react-dom/server";
import { Document, type Scripts } from "#app/document.tsx";
import { routeAt } from "#app/routes.tsx";

/** The HTML of the page at an address; of the not-found page if there is none. */
export function render(path: string, scripts: Scripts): string {
  const { head, body } = routeAt(path);
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <Document {...head} scripts={scripts}>
      {body}
    </Document>,
  )}`;
}
