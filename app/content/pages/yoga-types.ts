import { cite, link, sa, strong, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const yogaTypes: PageContent = {
  title: "Types of Yoga",
  subtitle: "Old paths, modern styles, and how to pick one that your knees agree with",
  description:
    "Classical paths and modern styles of yoga side by side: pace, what each is good for, who should take care, and how to choose.",
  family: "practice",
  gist: [
    "A style's name tells you less than its pace. Some classes flow, some hold still and some let you lie down.",
    "Below are the old paths and thirteen modern styles. A three-minute test in a chair shows you which pace you like.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "prose",
      heading: "Why are there so many kinds of yoga?",
      body: [
        "For most of its long history, yoga was not a class. It was an answer to one question: how should I live? Different people gave different answers, and those became the paths.",
        "The styles came later, most of them within the last hundred years. One story shows how. In the 1930s, a man called Krishnamacharya taught in the Indian city of Mysore. One of his pupils, B. K. S. Iyengar, went on to teach slow, exact poses with straps and blocks. Another, Pattabhi Jois, taught a fast and sweaty series. A third, Indra Devi, brought yoga to film stars in Hollywood. His own son taught that each practice should be cut to fit one person, like a coat.",
        "One teacher, four very different classes. So no style is the real one. The question is which one is good for you, this year, in this body.",
      ],
    },
    {
      kind: "definitions",
      heading: "What are the classical paths?",
      intro:
        "The first four are ways to live. The others are methods that serve them. Most people walk more than one without knowing it.",
      entries: [
        {
          term: "Karma yoga",
          text: text`The path of ${sa("karma")}. You do what needs doing and let go of the reward. You wash up for the whole house and do not mention it.`,
        },
        {
          term: "Bhakti yoga",
          text: text`The path of ${sa("bhakti")}, often through song. A grandmother who hums a hymn while she cooks is on it. Our page on ${link("/bhakti-yoga", "Bhakti Yoga")} says more.`,
        },
        {
          term: "Jnana yoga",
          text: text`The path of ${sa("jnana")}. You keep asking one stubborn question: who is it that is thinking this?`,
        },
        {
          term: "Raja yoga",
          text: text`The ${sa("raja")} path of meditation. Today the name mostly means the eight steps of ${sa("patanjali")}, from fair conduct to stillness. The first two are on our ${link("/ethics", "Ethics")} page.`,
        },
        {
          term: "Mantra and nada yoga",
          text: text`The ways of sound. In ${sa("japa")} you repeat a few words until they repeat themselves. In ${sa("nada")} yoga you listen, first to music, then to the quiet behind it.`,
        },
        {
          term: "Hatha yoga",
          text: text`The word is ${sa("hatha")}. Nearly every class on a modern timetable is its grandchild.`,
        },
        {
          term: "Laya and kundalini yoga",
          text: text`Inner methods with strong images: ${sa("laya")} and ${sa("kundalini")}. They were taught face to face, and they are best learned that way.`,
        },
      ],
    },
    {
      kind: "comparison",
      heading: "How do modern styles compare?",
      intro:
        "Teachers differ, so read this as a first map. “Take care if” means: ask your doctor, tell the teacher, or choose another row.",
      caption: "Thirteen modern styles: pace, what each is good for, and who should take care",
      columns: ["Style", "Pace", "Good for", "Take care if"],
      rows: [
        [
          "Chair yoga",
          "Slow, seated",
          "Stiff joints, poor balance, illness, office days",
          "You had a hip or back operation lately. The chair must not roll.",
        ],
        [
          "Restorative",
          "Very slow, lying on cushions",
          "Tired or stressed people, low days in a long illness",
          "You get breathless or have heartburn lying flat, or are late in pregnancy.",
        ],
        [
          "Yoga nidra",
          "No movement, guided rest",
          "A tense mind, evenings",
          "You live with trauma or psychosis: keep your eyes open, and ask your care team.",
        ],
        [
          "Viniyoga",
          "Slow, fitted to you",
          "Beginners, people with a diagnosis",
          "The teacher does not ask about your health. In this style they should.",
        ],
        [
          "Hatha",
          "Slow to medium",
          "Beginners who can stand and kneel",
          "You have glaucoma or high blood pressure: leave out head-down poses. With weak bones, do not round forward.",
        ],
        [
          "Iyengar",
          "Slow, exact, longer holds, props",
          "People who like detail, learning where joints go",
          text`You are unsteady. In one large trial with people aged 60 and over, more fell in a standing programme of this kind than in a seated one.${cite("oliveira2025")} For head-down poses, see Hatha.`,
        ],
        [
          "Satyananda (Bihar)",
          "Slow, with much breath and rest",
          "People who want meditation as well as movement",
          "You have heart disease, high blood pressure, epilepsy or are pregnant: no fast breathing, no breath holding.",
        ],
        [
          "Sivananda",
          "Medium, a set order",
          "People who like the same class each week",
          "You have neck trouble, glaucoma, weak bones or high blood pressure: leave out headstand and shoulderstand.",
        ],
        [
          "Yin",
          "Still, long floor holds",
          "Stiff, active people",
          "Your joints bend too far, you have weak bones, sciatica or a new joint.",
        ],
        [
          "Kundalini",
          "Medium, with repeated moves, quick breath and chant",
          "People who like rhythm and song",
          "You have heart disease, high blood pressure, glaucoma, epilepsy, panic, bipolar illness or psychosis, or are pregnant.",
        ],
        [
          "Vinyasa",
          "Medium to fast flow",
          "Fit people who get bored",
          "Your wrists, shoulders, bones or balance are weak, you have glaucoma or high blood pressure, or are pregnant.",
        ],
        [
          "Ashtanga Vinyasa",
          "Fast, the same hard series",
          "Strong, regular practisers",
          "You have a heart, eye, back or joint problem, high blood pressure or weak bones, are pregnant, or are new to exercise.",
        ],
        [
          "Hot yoga",
          "Medium to fast in a heated room",
          "Healthy people who love heat",
          "You are pregnant, over 65 or faint easily; have heart or kidney disease or multiple sclerosis; take tablets for blood pressure, water or mood.",
        ],
      ],
    },
    {
      kind: "practice",
      heading: "Not sure? Try three paces in three minutes",
      practice: {
        title: "Flow, hold, rest",
        text: "Most styles are mixtures of three things: moving with the breath, holding still, and resting. Taste each for a minute. Then ask which minute was over too soon.",
        amount: "3 minutes, in a chair",
        steps: [
          text`${strong("Flow.")} Sit on a firm chair, feet flat. Breathe in and float your arms up as far as is easy. Breathe out and lower them. Go on for a minute at your breath's own speed.`,
          text`${strong("Hold.")} Press your feet down and your palms into your thighs. Sit as tall as you can. Stay still for a minute and keep breathing. Notice what starts to talk.`,
          text`${strong("Rest.")} Lean back. Let your hands open. Close your eyes, or look at the floor. Do nothing for a minute.`,
          "If you liked the flow, look at Hatha or Vinyasa. If you liked the hold, look at Iyengar. If you liked the rest, look at Restorative or Yoga nidra.",
        ],
        caution: {
          avoid: [
            "A painful or operated shoulder: lift your arms only as far as your doctor allows.",
            "High blood pressure or heart disease: press gently in the hold, and never hold your breath.",
            "Dizzy today, feverish or short of breath: leave it for another day.",
          ],
          instead: "Do the flow with your hands only: open them as you breathe in, close them as you breathe out.",
        },
      },
    },
    {
      kind: "cards",
      heading: "Which one is for me?",
      intro: "Find the sentence that sounds like you.",
      cards: [
        {
          title: "“I am new, and stiff as a board.”",
          text: "Choose Hatha or Viniyoga in a small group. Stiff people get on well: you feel the stretch early and need not go far.",
          icon: "sprout",
        },
        {
          title: "“I am past sixty, or not so steady.”",
          text: "Begin in a chair, then go to the wall. Read our page on ageing and yoga first.",
          to: "/ageing-yoga",
          icon: "armchair",
        },
        {
          title: "“I have a diagnosis.”",
          text: "Pick the teacher before the style, and ask your doctor. Our page on illness and yoga says what to tell us both.",
          to: "/illness-yoga",
          icon: "heart-pulse",
        },
        {
          title: "“I cannot switch off.”",
          text: "Try Restorative, Yoga nidra or slow breathing. There are short ways to begin on the Stress Buster page.",
          to: "/stress-buster",
          icon: "moon",
        },
        {
          title: "“I sit at a desk all day.”",
          text: "You need small breaks more than a long class. See the desk practices on our Yoga & Wellness page.",
          to: "/yoga-wellness",
          icon: "briefcase",
        },
        {
          title: "“I want to sweat.”",
          text: "Vinyasa will do it. Learn the poses slowly for a few weeks first, so that speed does not teach you bad habits.",
          icon: "sun",
        },
      ],
    },
    {
      kind: "prose",
      heading: "What should I ask before I join a class?",
      intro: "A good teacher likes these questions. They take two minutes.",
      body: [
        {
          numbered: [
            "I have this condition. What would you change for me?",
            "Do we go to the floor, or upside down? May I leave that out?",
            "Is there fast breathing or breath holding?",
            "Do you touch people to correct them? May I say no?",
            "How many people are in the room, and how warm is it?",
          ],
        },
        text`Stay where you are asked about your health and offered an easier way. Leave where pain is called progress, where you are told to drop your tablets, or where one teacher has all the answers. We teach posture, breath and chanting together; our ${link("/services", "services")} page shows the formats.`,
      ],
    },
    {
      kind: "caution",
      level: "caution",
      heading: "Is any style dangerous?",
      body: [
        text`In trials, people were hurt about as often in yoga as in other exercise or usual care. But only 94 of 301 trials reported harm at all, so the books are not complete.${cite("cramer2015")} Most risk comes from a mismatch: a hard class and a body that was not ready.`,
        "Stop if you feel faint, your heart races oddly, or a joint or nerve pain grows. Call your local emergency number for chest pain, sudden breathlessness, fainting or a sudden severe headache. Do the same for sudden weakness or numbness of face, arm or leg, or trouble speaking. If you think of harming yourself, call that number or a crisis line now.",
        "Ask your doctor before you begin if you are under 18 or over 65, pregnant or nursing, ill, taking medicine or lately operated on. Do not stop a medicine because you have started yoga.",
      ],
    },
  ],
  next: [
    {
      to: "/ancient-roots",
      why: "The paths are old and the styles are young. Here is the whole story with its dates.",
    },
    { to: "/facts-myths", why: "Must you be flexible? Is it a religion? Short answers to what people often say." },
  ],
};
