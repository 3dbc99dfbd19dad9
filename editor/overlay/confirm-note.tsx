import { useState } from "react";
import type { Change } from "../changes.ts";
import type { Origin } from "./server.ts";
import { useEditor } from "./state.ts";
import { Button } from "./button.tsx";

type Props = { origin: Origin; field: string; needs: string; where: string; value: unknown };

/** A point that the owner still has to confirm. */
export function ConfirmNote({ origin, field, needs, where, value }: Props) {
  const { attempt, apply, enter } = useEditor();
  const [name, setName] = useState("");
  const { file } = origin;
  const isSigned = file === "content/confirmations.yaml";
  /** An empty fact is confirmed by filling it in, and a review of health words by the physician who signs it. */
  const canConfirm = !["content/owner-facts.yaml", "content/reviews.yaml"].includes(file);
  const confirmPoint = () =>
    attempt(async () => {
      if (isSigned && !name.trim()) throw new Error("Write your name first.");
      const signature = `${name.trim()}, ${new Date().toISOString().slice(0, 10)}`;
      const change: Change = isSigned ? { action: "set", field, value: signature } : { action: "confirm", field };
      await apply(origin, change, "Confirmed.");
    });
  return (
    <div className="note">
      <p className="quiet">
        {where}
        {typeof value === "string" && `: ${value}`}
      </p>
      <p>Still to confirm: {needs}</p>
      <div className="row">
        {isSigned ? (
          <input
            className="grow"
            aria-label="Your name"
            placeholder="Your name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        ) : (
          <Button label="Edit" aria-label={`Edit: ${where}`} press={() => enter({ name: "form", file, field })} />
        )}
        {canConfirm && <Button label="Confirm" aria-label={`Confirm: ${where}`} press={confirmPoint} />}
      </div>
    </div>
  );
}
