import { pictures } from "#app/content/pictures.ts";
import { site } from "#app/content/site.ts";
import { storiesAreIllustrative, testimonials } from "#app/content/testimonials.ts";
import { cite, link, mail, sa, strong, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

const founderName: string = site.founder;

export const about: PageContent = {
  title: "About Us",
  subtitle: "A practice of breath, voice and patient attention, led by a physician and yoga teacher",
  description:
    "Who we are, how we teach yoga, chanting and sound, what we leave to your doctor, our disclaimer, and how to use this site with ease.",
  family: "people",
  picture: pictures["individual-practice"],
  gist: [
    "We teach yoga, chanting and the quiet use of sound, in small steps that fit a real body.",
    "We also tell you what we do not know. You should be able to trust the next sentence on this site as much as the last.",
  ],
  sections: [
    {
      kind: "prose",
      heading: "What kind of practice is this?",
      body: [
        text`Our name joins two old words, ${sa("nada")} and ${sa("shanti")}. Sound first, then peace. That is also the order of most of our classes: you make a sound, it fades, and you sit in what is left.`,
        "Most of what we teach is small. A breath that leaves more slowly than it came. A hum you can feel in your lips. A stretch that stops before it hurts. Small things can be done on a bad day, and a bad day is when you need them.",
        text`You do not have to believe anything. If you have a faith, keep it. In one study the Ave Maria and a mantra slowed the breath alike.${cite("bernardi2001")}`,
        text`For the mood of the place, look into ${link("/gallery", "our gallery of illustrations")}.`,
      ],
    },
    {
      kind: "prose",
      heading: "Who teaches here?",
      body: [
        founderName === ""
          ? "Our founder is a physician and yoga teacher."
          : `Our founder, ${founderName}, is a physician and yoga teacher.`,
        "Medicine taught us to ask before we act. What do you take? What has been operated on? What makes it worse? Yoga taught us to wait for the answer.",
        text`One thing must be clear. ${strong("Here our founder is your teacher and guide, not your physician.")} Nobody will examine you, name an illness or write a prescription. Those belong to the doctor who knows you and holds your records.`,
      ],
    },
    {
      kind: "process",
      heading: "How do we work with someone new?",
      steps: [
        {
          when: "Before the first class",
          title: "You tell us what matters",
          text: "A few lines are enough: what you hope for, what hurts, what your doctor has told you to avoid.",
        },
        {
          when: "The first class",
          title: "We start smaller than you expect",
          text: "Many people begin seated, with a breath and a single sound. If it seems too easy, good. You will come back.",
        },
        {
          when: "Every class",
          title: "We offer more than one way",
          text: "Standing, at the wall, on a chair, or only in the mind. No version is second best. We touch nobody without asking.",
        },
        {
          when: "Always",
          title: "You decide",
          text: "You may rest, leave something out, or go home. You owe us no reason.",
        },
        {
          when: "After a month or so",
          title: "We look again",
          text: "Is it worth your time? If it is not, we say so, and we part as friends.",
        },
      ],
    },
    {
      kind: "comparison",
      heading: "What do we not do?",
      intro: "A teacher is easier to trust when you know where the teaching ends.",
      caption: "What we do, and what we leave to others",
      columns: ["About", "We do", "We do not"],
      rows: [
        [
          "Your health",
          "Ask about it, so that we can adapt what we teach.",
          "Examine you, diagnose an illness or treat one.",
        ],
        [
          "Your medicine",
          "Plan the practice around it.",
          "Tell you to stop it, skip it or change it. Only your prescriber can.",
        ],
        [
          "Results",
          text`Show you ${link("/research", "what studies find")}, weak ones included.`,
          "Promise that anything will happen to you.",
        ],
        [
          "Belief",
          "Say where a chant comes from and what its words mean.",
          text`Ask you to share a faith. Our ${link("/ethics", "ethics page")} says what we hold ourselves to.`,
        ],
        ["Money", "Tell you the price before you decide.", "Take payments through this website."],
      ],
    },
    {
      kind: "testimonials",
      heading: storiesAreIllustrative ? "What might a student say?" : "What do students say?",
      intro: storiesAreIllustrative
        ? text`These three stories are illustrative. They are examples, not quotations from real students. ${link("/testimonials", "Read all the stories")}. Results differ from one person to the next.`
        : text`Three of our students, in their own words. ${link("/testimonials", "Read all the stories")}. Results differ from one person to the next.`,
      testimonials: [testimonials.ageing, testimonials["mental-health"], testimonials.corporate],
    },
    {
      kind: "caution",
      heading: "Disclaimer",
      id: "disclaimer",
      level: "caution",
      body: [
        "Everything on this site is for learning. It is not medical advice, and it is no substitute for the advice of a doctor who knows you.",
        "Get your doctor's approval before you begin if one of these is true for you:",
        {
          bullets: [
            "You are under 18 or over 65.",
            "You are pregnant or nursing.",
            "You take medication.",
            "You have had an operation recently.",
            "You live with an illness, or something about your health worries you.",
          ],
        },
        "Do not stop or change a medicine because of something you read or heard here.",
        "Call your local emergency number for chest pain, sudden breathlessness, fainting or a sudden severe headache. Do the same for sudden weakness or numbness of face, arm or leg, or trouble speaking. If you think of harming yourself, call that number or a crisis line now.",
        text`The ${link("/disclaimer", "full disclaimer")} says more on risk, on results and on special groups.`,
      ],
    },
    {
      kind: "prose",
      heading: "Accessibility of this site",
      id: "accessibility",
      body: [
        "We want this site to work for tired eyes, shaky hands, screen readers and slow connections. Our aim is a standard of the web, the Web Content Accessibility Guidelines (WCAG) 2.2, at AA, the second of three levels. That is our aim, not a certificate: no outside body has tested the site.",
        {
          bullets: [
            "Text is large, and you can make it larger in your browser without losing any of it.",
            "Everything can be reached by keyboard and by touch, and every button and link has a name you can say.",
            "Text stands out clearly from its background, in the light look and in the dark one.",
            "If your device asks for less motion, nothing moves. If it asks for more contrast, or sets its own colours, the pages follow.",
            "Pictures that carry meaning are described in words. Sanskrit words are explained, with how to say them, on every page that uses them.",
            "No sound or video starts by itself. Every audio session can also be read, and every video has a short summary.",
            "Without scripts, and in browsers up to four years old, everything can still be read.",
          ],
        },
        "We know these limits. The videos come from another platform, and their captions depend on the people who made them. The short messages at the edge of the screen go away after four seconds, unless you point at them or press Alt and T. We test with automatic checks and by keyboard; people who use a screen reader every day have not tested the site for us yet.",
        text`Did something stop you? Please tell us through ${link("/contact", "our contact page")}, or write to ${mail}. Say which page it was and what you use to read it. We answer mail ${site.responsePromise}.`,
      ],
    },
  ],
  next: [
    { to: "/services", why: "See the six ways to practise with us, and how long each one takes." },
    { to: "/ethics", why: "Read the ten old rules that we try to teach by." },
  ],
};
