import { join } from "node:path";
import { familyPictures } from "#app/content/family-pictures.ts";
import { messages } from "#app/content/messages.ts";
import { pages } from "#app/content/pages/index.ts";
import { site } from "#app/content/site.ts";
import { makeShareImage } from "#scripts/share-images.ts";
import { sitePaths } from "#postbuild/site-paths.ts";

/** The picture that shared links show, one for every page and the not-found page: its title on its own hero. */
export async function makeAllShareImages(folder: string) {
  for (const path of sitePaths) {
    const { title, family, picture = familyPictures[family] } = pages[path];
    const out = join(folder, path === "/" ? "home.jpg" : `${path.slice(1)}.jpg`);
    await makeShareImage({ title, kicker: site.line, master: picture.name, focal: picture.focal, out });
  }
  const { name, focal } = familyPictures.night;
  await makeShareImage({
    title: messages.notFound.title,
    kicker: site.line,
    master: name,
    focal,
    out: join(folder, "404.jpg"),
  });
}
