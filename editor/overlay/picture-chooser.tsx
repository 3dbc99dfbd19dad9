import type { Form } from "../forms.ts";
import type { Part } from "../replace-file.ts";
import { FileChooser } from "./file-chooser.tsx";
import type { Upload } from "./use-upload.ts";

type Props = { picture: NonNullable<Form["picture"]>; upload: Upload };

export function PictureChooser({ picture, upload }: Props) {
  const { file, part, report } = upload;
  return (
    <>
      <figure>
        <img src={picture.src} alt="" />
        <figcaption className="quiet">The picture now. Shown on: {picture.pages.join(", ") || "no page"}.</figcaption>
      </figure>
      {/* Asking for JPEG makes iPhones convert their photos. */}
      <FileChooser label="Replace it with a photo" type="image/jpeg" upload={upload} />
      {report?.preview && (
        <figure>
          <img src={report.preview} alt="" />
          <figcaption className="quiet">This is how pages will show it: {report.facts.join(", ")}.</figcaption>
        </figure>
      )}
      {file && (
        <>
          <label htmlFor="part">Which part of the photo to keep</label>
          <select id="part" value={part} onChange={({ target }) => upload.choose(file, target.value as Part)}>
            <option value="start">Top, or left</option>
            <option value="middle">Middle</option>
            <option value="end">Bottom, or right</option>
          </select>
        </>
      )}
    </>
  );
}
