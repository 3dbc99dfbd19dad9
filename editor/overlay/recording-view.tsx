import { useQuery } from "@tanstack/react-query";
import type { Recording } from "../api.ts";
import { Button } from "./button.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { measureLoudness } from "./measure-loudness.ts";
import { Panel } from "./panel.tsx";
import { useAnswer } from "./server.ts";
import { useEditor } from "./state.ts";
import { useUpload } from "./use-upload.ts";

export function RecordingView({ topic, words }: { topic: string; words: string }) {
  const { attempt, say, close } = useEditor();
  const { title, length, src } = useAnswer<Recording>("recording", { topic });
  const upload = useUpload("recording", topic);
  const save = () =>
    attempt(async () => {
      await upload.save();
      say(`The recording “${title}” is replaced. Undo brings the old one back.`);
      close();
    });
  return (
    <Panel
      title={`Recording: ${title}`}
      buttons={upload.isGood && <Button label={`Replace “${title}”`} className="main" press={save} />}
    >
      <p className="quiet">“{words}”</p>
      <p>
        The words of a session follow its sound, second by second, so they cannot be edited here. You can replace the
        whole recording.
      </p>
      <p className="label">The recording now ({length})</p>
      <audio controls preload="none" src={src} />
      <FileChooser label="Replace it with your own (MP3)" type="audio/mpeg" upload={upload} />
      {upload.report && <p>{upload.report.facts.join(", ")}</p>}
      {upload.file && upload.isGood && <Chosen file={upload.file} />}
    </Panel>
  );
}

/** The chosen recording, to be heard before it replaces the old one. */
function Chosen({ file }: { file: File }) {
  const { data } = useQuery({
    queryKey: ["chosen", file.name, file.lastModified],
    queryFn: async () => ({ src: URL.createObjectURL(file), loudness: await loudnessOf(file) }),
  });
  return (
    data && (
      <>
        <p>{data.loudness}</p>
        <audio controls src={data.src} aria-label="The chosen recording" />
      </>
    )
  );
}

async function loudnessOf(file: File): Promise<string> {
  const loudness = Math.round(await measureLoudness(await file.arrayBuffer()));
  const advice = loudness > -16 ? "too loud: aim for -19" : loudness < -22 ? "too quiet: aim for -19" : "good";
  return `Loudness: ${loudness} LUFS (${advice}).`;
}
