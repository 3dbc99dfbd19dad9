import type { Form } from "../forms.ts";
import { Button } from "./button.tsx";
import { FormView } from "./form-view.tsx";
import { useAnswer } from "./server.ts";
import { useEditor } from "./state.ts";

/** One sentence at the top of every page, which goes away by itself. */
export function Notice() {
  const { attempt, save, enter, back } = useEditor();
  const form = useAnswer<Form>("form", { file: "content/site.yaml", field: "notice" });
  const isShown = form.fields[0]!.value !== "";
  const takeOff = () =>
    attempt(async () => {
      await save(
        form,
        form.fields.map(({ field }) => ({ action: "set", field, value: "" })),
      );
      back("The notice is taken off here. Publish to take it off the site.");
    });
  return (
    <FormView
      form={form}
      view={{ name: "notice" }}
      title="Notice on every page"
      saving={{ label: "Save and publish", then: () => enter({ name: "publish" }) }}
      buttons={isShown && <Button label="Take it off" press={takeOff} />}
    />
  );
}
