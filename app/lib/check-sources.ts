import type { Term } from "#app/content/glossary.ts";
import type { Study } from "#app/content/studies.ts";
import type { Finding } from "#app/lib/content-problem.ts";

/** Looked for and not found: their journal gave out none. */
const withoutDoi = ["turakitwanakan2013"];

export function checkStudies(studies: Record<string, Study>): Finding[] {
  return Object.entries(studies).flatMap(([key, study]) => {
    const findings = emptyFields(key, study);
    if (!study.doi && !withoutDoi.includes(key)) {
      findings.push({
        field: key,
        problem: "it has no DOI",
        mend: "add it, or list the study in app/lib/check-sources.ts",
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

const emptyFields = (key: string, entry: object): Finding[] =>
  Object.entries(entry)
    .filter(([, value]) => typeof value === "string" && value.trim() === "")
    .map(([name]) => ({ field: `${key}.${name}`, problem: "it is empty", mend: "write it" }));
