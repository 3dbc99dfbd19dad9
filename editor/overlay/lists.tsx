import { useState } from "react";
import { allDrafts } from "./drafts.ts";
import { Panel } from "./panel.tsx";
import { useEditor, type View } from "./state.ts";
import { editablePlaces } from "./texts.ts";
import { Button } from "./button.tsx";

const lists: [label: string, file: string, field: string][] = [
  ["Name, mail, phone, menus", "content/site.yaml", ""],
  ["Opening hours", "content/site.yaml", "hours"],
  ["Prices, dates, place, teacher", "content/owner-facts.yaml", ""],
  ["Dates of classes and courses", "content/owner-facts.yaml", "events"],
  ["Services", "content/pages/services.yaml", "sections[0].offerings"],
  ["Testimonials", "content/testimonials.yaml", ""],
  ["Videos", "content/videos.yaml", "videos"],
  ["Gallery", "content/gallery.yaml", "gallery"],
  ["Pictures", "content/pictures.yaml", "pictures"],
  ["Sanskrit glossary", "content/glossary.yaml", ""],
  ["Studies", "content/studies.yaml", ""],
  ["Messages to visitors", "content/messages.yaml", ""],
];

export function Lists() {
  return (
    <Panel title="Facts and lists">
      <Entries entries={lists.map(([label, file, field]) => ({ label, view: { name: "form", file, field } }))} />
    </Panel>
  );
}

/** Every text of the page as a list, for the keyboard. */
export function Texts() {
  const [places] = useState(editablePlaces);
  const [search, setSearch] = useState("");
  const found = places.filter(({ words }) => words.toLowerCase().includes(search.toLowerCase()));
  return (
    <Panel title="All texts of this page">
      <input
        type="search"
        aria-label="Search"
        placeholder="Search"
        data-first
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Entries entries={found.map(({ n, words }) => ({ label: words, view: { name: "place", n } }))} />
    </Panel>
  );
}

/** What was typed and not saved. */
export function Drafts() {
  return (
    <Panel title="Not saved yet">
      <Entries entries={allDrafts().map(({ where, view }) => ({ label: where, view }))} />
    </Panel>
  );
}

function Entries({ entries }: { entries: readonly { label: string; view: View }[] }) {
  const { enter } = useEditor();
  return (
    <ul>
      {entries.map(({ label, view }, i) => (
        <li key={i} className="row">
          <Button label={label} className="entry" press={() => enter(view)} />
        </li>
      ))}
    </ul>
  );
}
