import type { Checklist as Answer } from "../api.ts";
import { ConfirmNote } from "./confirm-note.tsx";
import { Panel } from "./panel.tsx";
import { useAnswer } from "./server.ts";
import { useEditor } from "./state.ts";
import { Button } from "./button.tsx";

export function Checklist() {
  const { enter } = useEditor();
  const { points, reviews, today } = useAnswer<Answer>("checklist");
  return (
    <Panel
      title="Before publishing"
      buttons={<Button label="Publish" className="main" press={() => enter({ name: "publish" })} />}
    >
      <h3>{points.length === 0 ? "Nothing is left to confirm" : `Still to confirm (${points.length})`}</h3>
      {points.map(({ file, version, ...point }) => (
        <ConfirmNote key={file + point.field} origin={{ file, version }} {...point} />
      ))}
      <h3>Reviews of health pages</h3>
      <ul>
        {reviews.map(({ path, due }) => (
          <li key={path}>
            {path}: {due < today ? "overdue since" : "due on"} {due}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
