import { cite, em, link, sa, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const books: PageContent = {
  title: "Books",
  subtitle: "Twelve books worth your shelf, and how to read the old ones with open eyes",
  description:
    "Twelve good books on yoga, breath and mantra: what each is, which to read first, and which old health claims to take with a pinch of salt.",
  family: "roots",
  gist: [
    "You can practise yoga for years and never open a book. But a good one is a patient teacher that you can ask twice.",
    "Here are twelve, with plain advice on where to start and what to doubt.",
  ],
  sections: [
    {
      kind: "comparison",
      heading: "Which book should I read first?",
      intro: "Pick one. Read it to the end, or give it up with a good conscience after fifty pages.",
      caption: "A first book for what you want",
      columns: ["You want to", "Start with", "Because"],
      rows: [
        [
          "Build a gentle practice of your own",
          "The Heart of Yoga",
          "It fits yoga to the person, not the person to yoga.",
        ],
        ["Calm down, without Sanskrit", "The Relaxation Response", "It is short, clear and written by a doctor."],
        ["Hear a voice 2,000 years old", "The Bhagavad Gita", "A person in trouble asks the questions you would ask."],
        ["Know what is really old", "Roots of Yoga", "It lets the old texts speak, with dates."],
        ["Teach one day", "Asana Pranayama Mudra Bandha", "It is ordered like a course, step by step."],
      ],
    },
    {
      kind: "books",
      heading: "What are the twelve books?",
      intro:
        "Oldest first. In the dates, c. means “about”, BCE “before the Common Era” and CE the Common Era, our own count of years. Where a text is old, the translation matters, so we name one that reads well.",
      books: [
        {
          title: "The Bhagavad Gita",
          by: "Attributed to Vyasa, translated by Barbara Stoler Miller",
          year: "c. 200 BCE to 200 CE; translation 1986",
          text: "A soldier drops his bow, and his friend speaks of duty, love and knowledge. Short enough for one weekend, deep enough for a life.",
        },
        {
          title: "The Yoga Sutras of Patanjali",
          by: "Patanjali, translated by Edwin Bryant",
          year: "c. 400; translation 2009",
          text: text`The root text, each ${sa("sutra")} with what later teachers said about it. A thick book to dip into, not to rush through.`,
        },
        {
          title: "The Hatha Yoga Pradipika",
          by: "Svatmarama, translated by Brian Akers",
          year: "15th century; translation 2002",
          text: "The old handbook of posture, breath, seals and inner sound. Read it as history. Do not do it at home.",
        },
        {
          title: "Raja Yoga",
          by: "Swami Vivekananda",
          year: "1896",
          text: "Talks that brought Patanjali to the West. Fiery and sure of itself, with the science of its day.",
        },
        {
          title: "Autobiography of a Yogi",
          by: "Paramahansa Yogananda",
          year: "1946",
          text: "A memoir that reached millions. Warm, funny and full of wonders. You may enjoy it and still not believe every page.",
        },
        {
          title: "Light on Yoga",
          by: "B.K.S. Iyengar",
          year: "1966",
          text: "The great picture book of postures and breath. The man in the photos had trained since his teens. Admire first, copy little.",
        },
        {
          title: "Asana Pranayama Mudra Bandha",
          by: "Swami Satyananda Saraswati",
          year: "1969",
          text: "The Bihar School's manual. It starts with toes and fingers, which suits stiff and older bodies well.",
        },
        {
          title: "The Relaxation Response",
          by: "Herbert Benson with Miriam Klipper",
          year: "1975",
          text: "A heart doctor looks at what happens when people sit and repeat a word. Plain, brief and still useful.",
        },
        {
          title: "Yoga Nidra",
          by: "Swami Satyananda Saraswati",
          year: "1976",
          text: text`The source book of the guided rest called ${sa("yoganidra")}, with scripts. Good scripts, bold health claims.`,
        },
        {
          title: "Light on Pranayama",
          by: "B.K.S. Iyengar",
          year: "1981",
          text: text`Deep detail on ${sa("pranayama")}, for people who already practise with a teacher. Skip the long holds.`,
        },
        {
          title: "The Heart of Yoga",
          by: "T.K.V. Desikachar",
          year: "1995",
          text: "Krishnamacharya's son on making a practice that suits your age, your work and your back. The kindest of the twelve.",
        },
        {
          title: "Roots of Yoga",
          by: "James Mallinson and Mark Singleton",
          year: "2017",
          text: text`Two scholars translate passages from many old texts and date them. The best check on the tale of ${link("/ancient-roots", "how old yoga is")}.`,
        },
      ],
    },
    {
      kind: "prose",
      heading: "What should I read with a critical eye?",
      body: [
        "The old authors were brave observers of their own bodies. They had no trials, no X-rays and no blood tests. So they praised a practice the way a proud cook praises a soup.",
        {
          bullets: [
            text`The third book above, the ${sa("hathapradipika")}, says that the peacock pose lets you digest poison. Please do not check.`,
            "The same book tells you to cut the cord under the tongue, bit by bit, for one of its seals. Never do this.",
            text`Manuals of the last century print lists of poses for named diseases. Few of those lists were ever tested. Where yoga ${em("has")} been tested, the gains are mostly modest. For back pain, 21 trials found a small gain, about the same as with other back exercise.${cite("wieland2022")}`,
            text`Some books teach headstand to all. In a small study, head-down poses raised the pressure in the eye within a minute.${cite("jasien2015")} With glaucoma, that is a reason to leave them out.`,
            "Books rarely say who got hurt. Even among 301 yoga trials, only 94 said anything about safety.",
          ],
        },
        text`That last figure comes from a review of harms. It found yoga about as safe as other exercise, as far as anyone had counted.${cite("cramer2015")}`,
      ],
    },
    {
      kind: "caution",
      heading: "May I follow a book on my own?",
      level: "caution",
      body: [
        "Gentle sitting, easy breathing and simple movement: yes, if you feel well. Please do not learn these from a page alone:",
        {
          bullets: [
            "holding the breath, fast breathing, or locks",
            "headstand, shoulderstand and plough",
            "cleansing practices with water, salt or cloth",
            "fasting",
          ],
        },
        "Ask your doctor first if you are pregnant or nursing, under 18 or over 65. Ask too if you have had surgery of late, take regular medicine, or live with heart, lung, eye, bone or mental illness. No book on this page is a reason to stop or change a medicine.",
        "Stop and call your local emergency number for chest pain, sudden breathlessness, fainting or a sudden severe headache. Do the same for sudden weakness or numbness of face, arm or leg, or trouble speaking.",
      ],
    },
    {
      kind: "process",
      heading: "How do I read one verse well?",
      intro: "Old texts are packed tight, like dried fruit. They need a little water and some time.",
      steps: [
        { when: "Minute 1", title: "Read it aloud", text: "Slowly, twice. Your ear will catch what the eye skips." },
        {
          when: "Minute 2",
          title: "Say it in your own words",
          text: "One sentence, as if to a child of ten. If you cannot, that is worth knowing.",
        },
        {
          when: "Minute 3",
          title: "Look for the other side",
          text: "Read what a second translator made of the same line. The gap between the two is where you learn most.",
        },
        {
          when: "Minute 4",
          title: "Find it in your day",
          text: "Where did you meet this today: in the queue, at the sink, at work?",
        },
        { when: "Minute 5", title: "Close the book", text: "Sit for a minute. One verse is enough." },
      ],
    },
    {
      kind: "prose",
      heading: "What if small print tires my eyes?",
      body: [
        "Then do not fight it. Most of the newer titles can be had as e-books, where you set the size of the letters yourself. Some are read aloud as audiobooks. A reading lamp close to the page often helps more than a strong bulb overhead.",
        text`The old verses were made for the ear in any case. You might begin by listening: our ${link("/audios", "audio sessions")} need no reading at all.`,
      ],
    },
    {
      kind: "prose",
      heading: "How can I get hold of these books?",
      body: [
        text`We do not sell books here. Try your public library or a bookshop near you; second-hand copies are easy to find. To ask what we keep on our own shelves, see ${link("/library", "our library page")}.`,
        text`Four more that we like: on history, ${em("Yoga Body")} by Mark Singleton and ${em("The Yoga Tradition")} by Georg Feuerstein. On breath, ${em("The Healing Power of the Breath")} by Richard Brown and Patricia Gerbarg, and ${em("Breath")} by James Nestor. The last is a lively tale by a journalist. Enjoy the story and check the science.`,
      ],
    },
  ],
  next: [
    { to: "/library", why: "Four reading paths, and how we judge whether a source can be trusted." },
    { to: "/research", why: "When you want the trials themselves and not the tales." },
  ],
};
