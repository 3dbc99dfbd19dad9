import { cite, link, sa, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const factsMyths: PageContent = {
  title: "Facts & Myths",
  subtitle: "Sixteen things people say about yoga, held up to the light",
  description:
    "Sixteen common beliefs about yoga, breath, chanting and singing bowls, each beside what is known, with the studies, and how to test a claim.",
  family: "roots",
  gist: [
    "Yoga does some good for many people. It does not do everything that is said of it.",
    "Here we set sixteen popular beliefs beside what is known, and show you how to test the seventeenth yourself.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "comparison",
      heading: "How can I tell a sound claim from a weak one?",
      intro: "Listen to how it is said. You need no science degree, only these five pairs.",
      caption: "Five signs to listen for",
      columns: ["Ask", "A weak claim sounds like", "A sound claim sounds like"],
      rows: [
        ["How much?", "“Melts stress away.”", "“About 5 points lower, on average.”"],
        [
          "Compared with what?",
          "“I felt better after it.”",
          "“Better than a waiting list, but no better than a walk.”",
        ],
        ["In whom?", "“Good for everyone.”", "“In 160 people with migraine.”"],
        ["What about harm?", "“All natural, so it is safe.”", "“Not with glaucoma. Here is why.”"],
        ["Who says so?", "“The ancients knew.” “Doctors hate this.”", "“This trial. Here is the link.”"],
      ],
    },
    {
      kind: "prose",
      heading: "Why do good people believe weak claims?",
      body: [
        "Because they felt it work. You sleep badly for a month. You start yoga. You sleep again. It may have been the yoga. It may also have been the quiet hour, the kind teacher, the end of a bad month. One person cannot tell. A hundred people, shared out by lot, can.",
        "So a claim may be weak and still be true. “We do not know” is not “no”. It only means: do not bet your health on it.",
        text`Three big numbers for yoga go round the world, on a stress hormone, blood pressure and pain. We set them beside what trials find on average, on our page about ${link("/illness-yoga", "illness and yoga")}.`,
      ],
    },
    {
      kind: "myths",
      heading: "What is myth and what is fact?",
      intro: "The numbered links lead to the studies at the end of the page. Each tells you how strong it is.",
      pairs: [
        {
          myth: "Yoga is only stretching.",
          fact: text`Posture, ${sa("asana")}, is one of eight limbs. Breath, attention, rest and ${link("/ethics", "how you treat people")} belong to it as well. You can practise in bed, with a leg in plaster.`,
        },
        {
          myth: "You must be flexible to begin.",
          fact: "That is like saying you must be clean before you may wash. Begin as stiff as you are. Chairs, walls and cushions are proper tools, not a sign of failure.",
        },
        {
          myth: "Yoga is a religion.",
          fact: "It grew up among Hindus, Buddhists and Jains, and for many it is part of their faith. It asks for no creed. You can practise with belief or without it.",
        },
        {
          myth: "The postures are thousands of years old.",
          fact: text`Sitting postures are. Most standing poses, and the sun salutation as exercise, come from recent centuries. Our ${link("/ancient-roots", "history in dates")} shows which is which.`,
        },
        {
          myth: "With enough yoga I can do without my treatment.",
          fact: text`No. Yoga can stand beside treatment. In women with breast cancer it eased tiredness and poor sleep. It does not treat the cancer.${cite("cramer2017")} In people with a diagnosed mood or anxiety disorder it did not clearly do better than usual treatment.${cite("vollbehr2018")} Never stop a medicine without your doctor.`,
        },
        {
          myth: "Fast breathing fills the body with oxygen.",
          fact: "Healthy blood is already almost full of oxygen. Fast breathing mainly blows off carbon dioxide. That is why fingers tingle and heads swim. It can bring on panic or, in some people, a seizure. Never do it in water or while driving.",
        },
        {
          myth: "The longer you hold your breath, the better.",
          fact: text`Holding the breath, ${sa("kumbhaka")}, is for trained people with a teacher. It is unsafe with high blood pressure, heart disease, glaucoma, epilepsy, severe lung disease or panic, and in pregnancy. ${link("/pranayam", "Slow, easy breathing")} is enough.`,
        },
        {
          myth: "A certain pitch, 432 or 528 hertz, repairs the body.",
          fact: "We know of no good clinical trial that shows it. Calm music relaxes many people, at any pitch. Choose the one you like.",
        },
        {
          myth: "Singing bowls are an established therapy.",
          fact: text`Not yet. In one study 62 people felt calmer after a session, but there was nobody to compare them with.${cite("goldsby2017")} A 2020 review declined to recommend the bowls for now.${cite("stanhope2020")} A later one of 19 studies is more hopeful, though the trials are small.${cite("cai2025")} We offer them as rest.`,
        },
        {
          myth: "Yoga prevents falls.",
          fact: text`It can improve balance.${cite("youkhana2016")} Yet one trial, mostly online, followed 700 people aged 60 and over for a year. With standing yoga 41 in 100 fell at least once, with seated relaxation 29 in 100. Injuries were about equal.${cite("oliveira2025")} Start seated or beside a wall. If you have fallen, ask your doctor for a fall-prevention programme.`,
        },
        {
          myth: "Yoga is safe for everyone.",
          fact: text`Harm is about as common as with other exercise, as far as trials counted. Only 94 of 301 did.${cite("cramer2015")} Some poses do not suit some people. In ten people with glaucoma, downward dog took eye pressure from 17 to about 28 millimetres of mercury (mm Hg). With glaucoma, leave it out.${cite("jasien2015")}`,
        },
        {
          myth: "Chanting works only with faith and perfect Sanskrit.",
          fact: text`Your breath does not check your accent. In 23 healthy adults the Ave Maria and a mantra did the same: about six breaths a minute.${cite("bernardi2001")} Words that you care about may help you keep going.`,
        },
        {
          myth: "Yoga melts fat.",
          fact: text`Across 30 trials it had no overall effect on weight, body fat or waist. A gain seen in overweight people did not hold up when checked for bias.${cite("lauche2016")} Come for the calm or the movement, and let the scales be.`,
        },
        {
          myth: "Twists wring waste out of the liver.",
          fact: "The liver is not a sponge. Liver and kidneys clear your blood all day, in any position. A gentle twist may feel good in the back. That is all it needs to do.",
        },
        {
          myth: "For a bad back, nothing beats yoga.",
          fact: text`It helps a little: about 4 to 5 points on a scale of 100, against no exercise. It does about as well as other back exercise.${cite("wieland2022")} So choose the kind that you will keep up.`,
        },
        {
          myth: "Brain scans show that Om calms the mind.",
          fact: text`One small study scanned twelve people. Areas tied to emotion were quieter during Om. Nobody was asked whether they felt calmer.${cite("kalyani2011")} A pretty picture is a start, not an answer.`,
        },
      ],
    },
    {
      kind: "process",
      heading: "How do I check the next claim I hear?",
      intro: "Two minutes, a pencil, and the courage to be a little rude.",
      steps: [
        {
          title: "Write the claim down",
          text: "In one sentence, with the number. If no number is there, write “how much?” beside it.",
        },
        {
          title: "Find the people",
          text: "Who was studied: students, patients, athletes? How many? Are they anything like you?",
        },
        {
          title: "Find the other group",
          text: "What did the comparison group do? If there was none, cut your trust in half.",
        },
        {
          title: "Turn it round",
          text: "Who would be harmed if this were wrong? If the answer is “me”, ask your doctor before you try.",
        },
        {
          title: "Look at the seller",
          text: "Is the person who tells you also the person who sells you? That includes us.",
        },
      ],
    },
    {
      kind: "caution",
      heading: "When does a belief become dangerous?",
      level: "emergency",
      body: [
        "When it makes you wait. Do not breathe, chant or stretch through any of these. Call your local emergency number:",
        {
          bullets: [
            "chest pain, or sudden breathlessness",
            "fainting",
            "a sudden severe headache",
            "sudden weakness or numbness of the face, an arm or a leg, or trouble speaking",
            "thoughts of harming yourself: call, or ring a crisis line, now",
          ],
        },
        "And do not stop or change a medicine because of something you read about yoga, here or anywhere else.",
      ],
    },
    {
      kind: "callout",
      heading: "Have you heard a claim that is not on this page?",
      text: "Send it to us in a line or two. We will tell you what we can find, and how sure we are.",
      actions: [{ label: "Ask us about a claim", to: "/contact" }],
    },
  ],
  next: [
    { to: "/research", why: "The studies behind these answers, with journal, year and link." },
    {
      to: "/illness-yoga",
      why: "If you live with a condition: what fits, what to avoid, and how to work with your doctor.",
    },
  ],
};
