import type { site } from "#app/content/site.ts";
import type { Testimonial } from "#app/content/testimonials.ts";
import type { Finding } from "#app/page/content-problem.ts";

type Widened<T> = T extends string ? string : T extends object ? { readonly [key in keyof T]: Widened<T[key]> } : T;
type Facts = Pick<Widened<typeof site>, "origin" | "mail" | "phone" | "whatsapp" | "social">;
type PictureWords = { alt: string; focal: readonly [number, number]; tall?: { x: number } };

/** Name, addresses and numbers that visitors press: a wrong one looks right on the page. */
export function checkSite({ origin, mail, phone, whatsapp, social }: Facts): Finding[] {
  const facts: [field: string, value: string, form: RegExp, mend: string][] = [
    [
      "site.origin",
      origin,
      /^https:\/\/[^\s/]+\.[^\s/]+$/,
      "write it as https://www.example.com, without a slash at the end",
    ],
    ["site.mail", mail, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, "write it as name@example.com"],
    ["site.phone", phone, /^\+[\d ]{7,}$/, "write + and the country code first, then only digits and spaces"],
    ["site.whatsapp.number", whatsapp.number, /^\d{7,15}$/, "write digits only, the country code first, without +"],
    ...social.map(({ href }, i): [string, string, RegExp, string] => [
      `site.social[${i}].href`,
      href,
      /^https:\/\/[^\s/]+\.\S+$/,
      "copy the whole address, with https://",
    ]),
  ];
  return facts
    .filter(([, value, form]) => !form.test(value))
    .map(([field, value, , mend]) => ({ field, problem: `"${value}" cannot be used`, mend }));
}

export function checkTestimonials(testimonials: Record<string, Testimonial>): Finding[] {
  return Object.entries(testimonials).flatMap(([key, story]) =>
    (["name", "location", "text"] as const)
      .filter((name) => story[name].trim() === "")
      .map((name) => ({ field: `${key}.${name}`, problem: "it is empty", mend: "write it" })),
  );
}

export function checkPictures(pictures: Record<string, PictureWords>): Finding[] {
  return Object.entries(pictures).flatMap(([key, { alt, focal, tall }]) => {
    const findings: Finding[] = [];
    if (alt.trim().length < 15)
      findings.push({
        field: `${key}.alt`,
        problem: "it says too little",
        mend: "say in one sentence what is to be seen",
      });
    const percents: [string, number][] = [
      ["focal", focal[0]],
      ["focal", focal[1]],
      ["tall", tall?.x ?? 0],
    ];
    for (const [name, percent] of percents) {
      if (percent >= 0 && percent <= 100) continue;
      findings.push({ field: `${key}.${name}`, problem: `${percent} is no percentage`, mend: "write 0 to 100" });
    }
    return findings;
  });
}
