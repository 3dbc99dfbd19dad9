import { isEducational, isHealthPage } from "#app/content/page-groups.ts";
import type { PageContent } from "#app/content/types.ts";
import { countWords } from "#app/checks/count-words.ts";
import type { Finding, PageToCheck } from "#app/checks/rules/rule.ts";
import type { PreparedPage } from "#app/page/prepare-page.ts";

const leastWords = 300;
const mostWords = 1600;

/** Requirements of the page's group (health, educational). */
export function checkPageGroup({ path, page }: PageToCheck): Finding[] {
  const findings: Finding[] = [];
  if (isHealthPage(path) && !page.reviewed)
    findings.push({
      field: "reviewed",
      problem: "a health page has no review dates",
      fix: "Add reviewed: with the days it was written and is due for review",
    });
  page.next?.forEach(({ to }, i) => {
    if (to === path)
      findings.push({ field: `next[${i}].to`, problem: "it leads to this very page", fix: "Name another page" });
  });
  return isEducational(path) ? [...findings, ...checkDepth(page)] : findings;
}

function checkDepth(page: PageContent): Finding[] {
  const findings: Finding[] = [];
  const sentences = page.gist?.length ?? 0;
  if (sentences < 2 || sentences > 3)
    findings.push({
      field: "gist",
      problem: `it has ${sentences} entries`,
      fix: "Sum up the page in two or three entries",
    });
  const words = countWords(page);
  if (words < leastWords || words > mostWords)
    findings.push({
      field: "sections",
      problem: `the page has ${words} words`,
      fix: `A page that teaches has ${leastWords} to ${mostWords} words: ${words < leastWords ? "add" : "shorten"} some`,
    });
  return findings;
}

/** Every section on emergencies shows the one shared list, so that no page forgets a sign. */
export function checkEmergencySigns({ sections }: PageContent): Finding[] {
  return sections.flatMap((section, s) =>
    section.kind === "caution" &&
    section.level === "emergency" &&
    !section.body.some((block) => typeof block === "object" && "signs" in block && block.signs.tier === "emergency")
      ? {
          field: `sections[${s}].body`,
          problem: "an emergency section does not list the signs of an emergency",
          fix: "Add - signs: emergency, which shows the list of content/urgent-signs.yaml",
        }
      : [],
  );
}

/** Screen readers repeat the name of a row at each of its cells, so a term must not be explained there. */
export function checkRowNames({ sections }: PreparedPage): Finding[] {
  return sections.flatMap((section, s) =>
    section.kind !== "comparison"
      ? []
      : section.rows.flatMap(([name = ""], r) =>
          typeof name === "string"
            ? []
            : name.flatMap((part) =>
                typeof part === "object" && part.kind === "term" && part.meaning
                  ? {
                      field: `sections[${s}].rows[${r}][0]`,
                      problem: `the term "${part.key}" would be explained in the name of a row`,
                      fix: `Write {${part.key}, plain} here and {${part.key}} in the intro of the section`,
                    }
                  : [],
              ),
        ),
  );
}
