import { pictures } from "#app/content/pictures.ts";
import { link, sa, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const ancientRoots: PageContent = {
  title: "Ancient Roots",
  subtitle: "Where yoga comes from, what is truly old, and what is younger than the motor car",
  description:
    "A plain history of yoga in dates: the old hymns, the seated masters, the first handbooks, the modern class, and what nobody knows for sure.",
  family: "roots",
  gist: [
    "Yoga is both very old and quite young.",
    "People have sat still to steady the mind for about 2,500 years. The flowing class of standing poses is about a hundred years old.",
    "Here are the dates, what they rest on, and what nobody knows.",
  ],
  sections: [
    {
      kind: "prose",
      heading: "How old is yoga?",
      picture: pictures["sacred-symbols"],
      body: [
        "You may have read that yoga is 5,000 years old. It is a fine round number. The trouble is that nobody can show it. The answer depends on what you mean by the word.",
        {
          bullets: [
            "If you mean sitting still and training the mind: about 2,500 years.",
            text`If you mean the eight limbs of ${sa("patanjali")}: about 1,600 years.`,
            text`If you mean ${sa("hatha")} with its postures, breath and seals: 800 to 1,000 years.`,
            "If you mean an hour on a mat, moving from pose to pose: about a hundred years.",
          ],
        },
        "The early teachings were not written down. Pupils learned them by heart, by ear, syllable by syllable. That is why the first dates below are careful guesses, made from language, style and who quotes whom.",
      ],
    },
    {
      kind: "timeline",
      heading: "What happened when?",
      intro:
        "The letter c. means “about”. BCE is “before the Common Era”, the years before the year 1; CE is the Common Era, our own count. Early dates may be wrong by centuries. Dates from 1785 on are firm.",
      entries: [
        {
          when: "c. 2600 to 1900 BCE",
          title: "The cities of the Indus",
          text: "A stone seal no bigger than a matchbox shows a seated figure. Some call it the first yogi. Most scholars find that unproven: nobody can read the signs on it.",
        },
        {
          when: "c. 1500 to 1000 BCE",
          title: "Hymns learned by heart",
          text: text`Families of priests pass on the ${sa("rigveda")}. Here the word yoga means yoking, as you yoke horses to a cart.`,
        },
        {
          when: "c. 700 to 500 BCE",
          title: "Breath becomes a question",
          text: text`The oldest texts of the kind called ${sa("upanishad")} ask what ${sa("prana")} is. They also dwell on the sound ${sa("om")}.`,
        },
        {
          when: "c. 5th century BCE",
          title: "Monks and wanderers sit down",
          text: "Buddhist and Jain teachers train their pupils in meditation. Yoga's story belongs to them too.",
        },
        {
          when: "Last centuries BCE",
          title: "A first clear picture",
          text: "The Katha Upanishad compares the senses to horses and the mind to the reins. Yoga is holding them steady.",
        },
        {
          when: "c. 200 BCE to 200 CE",
          title: "A talk on a battlefield",
          text: text`In the ${sa("gita")} a soldier loses heart and his driver answers him. Action, knowledge and devotion all become yoga.`,
        },
        {
          when: "c. 325 to 450 CE",
          title: "Short lines on the mind",
          text: text`The ${sa("yogasutra")} is put together, with notes. Scholars now say about 400. Older guesses go back to the 2nd century BCE.`,
        },
        {
          when: "c. 500 to 1200",
          title: "Sound and the inner map",
          text: text`The schools of ${sa("tantra")} work with ${sa("mantra")}, with ritual, and with an inner map of wheels, each called a ${sa("cakra")}.`,
        },
        {
          when: "11th century",
          title: "The body comes in",
          text: text`The ${sa("amritasiddhi")} teaches ways to work with body and breath. No older text with these core methods is known so far.`,
        },
        {
          when: "13th century",
          title: "The method gets a name",
          text: text`The ${sa("dattatreya")} sets out hatha yoga as a system under that name.`,
        },
        {
          when: "c. 1400 to 1450",
          title: "The famous handbook",
          text: text`A man called Svatmarama gathers older verses into the ${sa("hathapradipika")}.`,
        },
        {
          when: "17th to 18th century",
          title: "Longer lists",
          text: text`Texts such as the ${sa("gheranda")} name more postures than before.`,
        },
        {
          when: "1785",
          title: "The Gita in English",
          text: "Charles Wilkins prints the first English version. Readers far from India meet the book.",
        },
        {
          when: "1893 and 1896",
          title: "Chicago, then a book",
          text: "Swami Vivekananda speaks in Chicago. His Raja Yoga follows: much about the mind, little about postures.",
        },
        {
          when: "1918 and 1924",
          title: "An institute and a laboratory",
          text: "Shri Yogendra founds The Yoga Institute in Mumbai. At Kaivalyadhama, Swami Kuvalayananda starts the first laboratory research on yoga.",
        },
        {
          when: "1920s to 1930s",
          title: "The sun salutation as exercise",
          text: text`The Raja of Aundh makes the ${sa("suryanamaskara")} popular as a daily drill. In Mysore, Krishnamacharya teaches Iyengar, Jois and Indra Devi.`,
        },
        {
          when: "1936 and 1963/64",
          title: "Schools with many branches",
          text: "Swami Sivananda founds the Divine Life Society. Later his pupil Swami Satyananda founds the Bihar School of Yoga.",
        },
        {
          when: "1966",
          title: "Light on Yoga",
          text: text`Iyengar's book becomes the picture book of modern yoga. We say more about it on our ${link("/books", "page of twelve books")}.`,
        },
        {
          when: "2014 to 2016",
          title: "A day and a listing",
          text: "The United Nations names 21 June the International Day of Yoga, first held in 2015. Its body for education, science and culture, UNESCO, lists yoga as living heritage in 2016.",
        },
      ],
    },
    {
      kind: "statistics",
      heading: "How did three lines become two hundred poses?",
      intro: "Count the postures in four famous books, and you can watch yoga change.",
      statistics: [
        { value: "3", label: "Lines on posture in the Yoga Sutra, c. 400 CE, of some 195 in all" },
        { value: "About 15", label: "Postures in the Hathapradipika, 15th century" },
        { value: "32", label: "Postures in the Gheranda Samhita, 17th to 18th century" },
        { value: "About 200", label: "Postures in Light on Yoga, 1966" },
      ],
    },
    {
      kind: "verses",
      heading: "What did the old lines say?",
      intro:
        "Two of them fit on the palm of your hand. The second is nearly all that Patanjali has to say on how to sit. The last “hah” of the first is only a light breath.",
      verses: [
        {
          title: "What yoga is",
          devanagari: "योगश्चित्तवृत्तिनिरोधः ॥",
          roman: "yogaś citta-vṛtti-nirodhaḥ",
          say: "YOH-gahsh CHIT-tah VRIT-tee nee-ROH-dhah-hah",
          meaning: "Yoga is the stilling of the movements of the mind.",
          source: "Yoga Sutra 1.2",
        },
        {
          title: "How to sit",
          devanagari: "स्थिरसुखमासनम् ॥",
          roman: "sthira-sukham āsanam",
          say: "STHEE-rah SOO-khahm AH-sah-nahm",
          meaning: "The seat is steady and at ease.",
          source: "Yoga Sutra 2.46",
        },
      ],
    },
    {
      kind: "practice",
      heading: "Can I try the oldest posture now?",
      practice: {
        title: "One minute, steady and at ease",
        text: "This is yoga as people knew it long before the mat. A kitchen chair will do.",
        amount: "1 minute, once or twice a day",
        steps: [
          "Sit towards the front of a firm chair, both feet flat on the floor.",
          "Let your hands rest on your thighs. Let your back grow tall without force.",
          "Rest your eyes on one spot on the floor in front of you.",
          "Feel ten easy breaths come and go. Do not change them.",
          "When the mind wanders off, come back. That coming back is the practice.",
        ],
        caution: {
          avoid: [
            "New dizziness, chest pain or breathlessness: do not practise; seek help at once.",
            "After a hip or knee operation: keep to a high chair and do not cross your legs.",
            "If stillness brings up panic or bad memories: leave it out and talk to someone you trust.",
          ],
          instead: "You may stand with a hand on a wall, or lie down. Keep your eyes open if that feels safer.",
        },
      },
    },
    {
      kind: "comparison",
      heading: "What is old and what is young?",
      caption: "The age of what you meet in a class today",
      columns: ["Practice", "Age", "How sure are we?"],
      rows: [
        ["Sitting in meditation", "About 2,500 years", "Quite sure. Several traditions describe it."],
        ["Chanting Om", "About 2,500 years or more", "Sure that it is old. Its start is lost."],
        ["Breath control", "About 2,000 years or more", "Sure of the idea. Most counts taught today are newer."],
        [
          "Balances and upside-down poses",
          "About 1,000 years, a few of them",
          "Fairly sure. New finds may move the date.",
        ],
        ["Sun salutation as exercise", "About 100 years", "Well recorded. Bowing to the sun is far older."],
        ["A flowing class of standing poses", "About 100 years", "Well recorded."],
        [
          "A sound bath with singing bowls",
          "About 50 years",
          "Fairly sure. The bowls are older. We know of no old text that describes the session.",
        ],
      ],
    },
    {
      kind: "prose",
      heading: "What does nobody know?",
      body: [
        {
          bullets: [
            "Who Patanjali was, or whether one person wrote both the lines and the notes.",
            "What the figure on the Indus seal is doing.",
            "How much women practised. Men wrote nearly all the texts that we have.",
            "How many books are still unread. Many handwritten ones wait in Indian libraries.",
          ],
        },
        "So when a teacher says “this is exactly how the sages did it”, a friendly doubt is in order. We say “as far as we know” a good deal.",
      ],
    },
    {
      kind: "prose",
      heading: "Does old mean safe or true?",
      body: [
        "No. An old practice may be harmful, and a new one may be kind. Some old books praise long breath holds that would be risky for a person with heart disease. Chair yoga is young, and for many of us it is the wiser choice.",
        text`Age tells you that people found a thing worth keeping. It does not tell you what it does for blood pressure. For that we look at trials, on our ${link("/research", "research page")}, and at common claims, under ${link("/facts-myths", "facts and myths")}.`,
        {
          quote: "We honour the tradition best when we say what is old, what is new and what we do not know.",
        },
      ],
    },
  ],
  next: [
    { to: "/yoga-types", why: "See what became of all this: the paths and styles you can choose from today." },
    { to: "/ethics", why: "The first two limbs come before any pose, and you need no mat for them." },
  ],
};
