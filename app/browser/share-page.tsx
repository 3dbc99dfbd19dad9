import { ShareButton } from "#app/browser/share-button.tsx";

/** The button of a page. A module of its own, because the scripts of an island are found by its file. */
export function SharePage(props: { title: string; to: string }) {
  return <ShareButton {...props} />;
}
