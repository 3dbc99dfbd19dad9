import type { Term } from "#app/content/glossary.ts";
import type { Study } from "#app/content/studies.ts";
import type { Video } from "#app/content/videos.ts";
import type { Finding } from "#app/page/content-problem.ts";

/** Looked for and not found: their journal gave out none. */
const withoutDoi = ["turakitwanakan2013"];

export function checkStudies(studies: Record<string, Study>): Finding[] {
  return Object.entries(studies).flatMap(([key, study]) => {
    const findings = emptyFields(key, study);
    if (!study.doi && !withoutDoi.includes(key)) {
      findings.push({
        field: key,
        problem: "it has no DOI",
        mend: "add it, or list the study in app/checks/check-sources.ts",
      });
    }
    if (study.doi && !/^10\.\d{4,9}\/\S+$/.test(study.doi)) {
      findings.push({ field: `${key}.doi`, problem: `"${study.doi}" is no DOI`, mend: "write it as 10.1000/xyz" });
    }
    return findings;
  });
}

export function checkGlossary(glossary: Record<string, Term>): Finding[] {
  return Object.entries(glossary).flatMap(([key, term]) => {
    const findings = emptyFields(key, term);
    const { devanagari, say } = term;
    if (devanagari && !/^[\p{Script=Devanagari}\s]+$/u.test(devanagari)) {
      findings.push({ field: `${key}.devanagari`, problem: "it holds other letters", mend: "write Devanagari only" });
    }
    if (say && !/[A-Z]{2}/.test(say)) {
      findings.push({ field: `${key}.say`, problem: "no syllable is stressed", mend: "put one in capitals" });
    }
    return findings;
  });
}

/** `posters` are the drawings that there are, by name. */
export function checkVideos(videos: readonly Video[], posters: ReadonlySet<string>): Finding[] {
  return videos.flatMap((video, i) => {
    const key = `videos[${i}]`;
    const { id, summary, poster = id } = video;
    const findings = emptyFields(key, video);
    if (!/^[\w-]{11}$/.test(id)) {
      const mend = "write the 11 characters after v= in the address of the video";
      findings.push({ field: `${key}.id`, problem: `"${id}" is no id of the platform`, mend });
    }
    if (videos.findIndex((other) => other.id === id) < i) {
      findings.push({ field: `${key}.id`, problem: `"${id}" is there twice`, mend: "choose another video" });
    }
    if (!posters.has(poster) && findings.every(({ field }) => field !== `${key}.id`)) {
      const mend = `add poster: "…" with the name of a drawing in public/posters`;
      findings.push({ field: `${key}.poster`, problem: `public/posters/${poster}.svg is not there`, mend });
    }
    if (summary.split(/[.!?](?:\s|$)/).filter(Boolean).length !== 2) {
      const mend = "write two sentences: what you see, and what to take care of";
      findings.push({ field: `${key}.summary`, problem: "it is not two sentences", mend });
    }
    return findings;
  });
}

const emptyFields = (key: string, entry: object): Finding[] =>
  Object.entries(entry)
    .filter(([, value]) => typeof value === "string" && value.trim() === "")
    .map(([name]) => ({ field: `${key}.${name}`, problem: "it is empty", mend: "write it" }));
