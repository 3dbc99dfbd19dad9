import { cite, link, sa, strong, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";
import { unconfirmed } from "#app/content/unconfirmed.ts";

export const courses: PageContent = {
  title: "Teaching Courses",
  subtitle: "Learn to teach yoga, breath and chant with the frailest person in the room in mind",
  description:
    "Yoga teacher training from 100 to 500 hours: levels, hours by subject, a day in the course, who can apply, and what the certificate does and does not say.",
  family: "practice",
  gist: [
    "We train teachers at four levels, from a foundation of 100 hours to a master level of 500 hours in total.",
    "You learn to read a room before you fill it: who is in pain, who is afraid, who should sit this one out.",
    "You apply by letter and talk with us first. Nobody enrols through this website.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "prose",
      heading: "Is teaching for you?",
      body: [
        "Picture a Tuesday evening. There are nine mats. One woman has just come from a double shift. One man had a stent put in last year and has not mentioned it. A student of twenty wants to stand on her head. Somebody's phone is ringing. You have an hour.",
        "A teacher is the person who makes that hour safe and worth coming to. It takes less bending than people think, and far more looking.",
        "You do not need a young body, a good singing voice or a spiritual name. You need a practice of your own, some patience, and the wish to be of use. Some people take a course only to understand what they do each morning. That is a good reason too.",
      ],
    },
    {
      kind: "course-levels",
      heading: "Which level fits where you are?",
      intro: "You may stop after any of them. Nobody will ask why.",
      levels: unconfirmed(
        [
          {
            title: "Foundation",
            hours: "100 hours",
            text: "For people who want firm ground under their own practice, and a first taste of guiding others.",
            includes: [
              "The main postures on mat, at the wall and on a chair",
              text`Six gentle practices of ${sa("pranayama")}, with who should leave them out`,
              "Om and three short chants, word by word",
            ],
            takes: "Ask us for dates, and how these hours count later",
          },
          {
            title: "Professional Certification",
            hours: "200 hours",
            text: "The full first training for people who want to teach classes. Most of this page is about this level.",
            includes: [
              "All eight subjects in the table below",
              "Teaching in front of others from the first week",
              "A taught class and a safety interview at the end",
            ],
            takes: "3 to 6 months",
          },
          {
            title: "Advanced",
            hours: "300 hours",
            text: "For teachers who hold 200 hours and have stood in front of real classes for a while.",
            includes: [
              "Older adults, pregnancy and long illness: when to adapt, when to refer",
              "Chanting and sound for groups, with care for sensitive ears",
              "How to read a study, and how to tell a weak one",
            ],
            takes: "After the 200 hours. Ask us for dates",
          },
          {
            title: "Master Teacher",
            hours: "500 hours total",
            text: "The 200 and the 300 hours together, closed by work of your own. For those who will one day train others.",
            includes: [
              "Assisting on a training, from the first day to the last",
              "A project: a course you designed, taught and looked at honestly",
              "A long talk about power, money and saying sorry",
            ],
            takes: "200 and 300 hours, in your own time",
          },
        ],
        "Confirm what each level holds, how long it takes, and whether the 100 hours count towards the 200.",
      ),
    },
    {
      kind: "comparison",
      heading: "How are the 200 hours spent?",
      intro: "A quarter goes to postures. The rest is what keeps postures from doing harm, and what gives them sense.",
      caption: "Hours by subject in the Professional Certification, 200 hours in all",
      columns: ["Subject", "Hours", "What you can do afterwards"],
      rows: unconfirmed(
        [
          ["Postures and movement", "50", "Teach each posture in three versions, and say who needs which."],
          ["Chant, mantra and sound", "30", "Lead a group in a slow chant, and say what the words mean."],
          ["Teaching practice", "30", "Plan an hour, speak plainly, and change the plan when the room needs it."],
          ["Breath and rest", "25", "Guide slow breathing and lying rest without strain or holding."],
          ["The body and safety", "25", "Ask the right five questions before class, and know when to refer."],
          ["Meditation", "15", "Hold a silence for ten minutes, and help a person who finds it hard."],
          ["Texts and history", "15", "Tell what is old, what is new and what nobody knows."],
          ["Ethics and limits", "10", "Ask before touch, keep a confidence, and say no to a wish you cannot meet."],
          ["In all", "200", "Teach a mixed class of adults with care."],
        ],
        "Confirm the hours by subject. They must add up to 200.",
      ),
    },
    {
      kind: "prose",
      heading: "Why so many hours on safety?",
      body: [
        text`Because a class is full of bodies that you cannot see into. Take one posture that almost every studio teaches. Researchers measured the pressure in the eyes of ten people with glaucoma. In downward dog it rose from 17 to about 28 millimetres of mercury (mm Hg) within a minute, and fell again after sitting up.${cite("jasien2015")} From the front of the room you see none of this. So our trainees learn to ask about eyes.`,
        text`Or take balance. It seems kind to get older people up on one leg. In a trial with 700 people aged 60 and over, more people fell in a standing programme than in seated yoga.${cite("oliveira2025")} So our trainees learn to love the chair.`,
        text`Serious harm from yoga seems rare. But of 301 trials, only 94 said anything about safety at all.${cite("cramer2015")} A teacher who knows that speaks more softly, and watches more closely. ${link("/illness-yoga", "Our page on illness and yoga")} shows how we think.`,
      ],
    },
    {
      kind: "process",
      heading: "How does a training day look?",
      intro: "Full, but never rushed. There is a chair for everyone, and you may lie down at lunch.",
      steps: unconfirmed(
        [
          { when: "7:00 AM", title: "Sit and chant", text: "Forty-five minutes. Nobody speaks before it." },
          {
            when: "7:45 AM",
            title: "Practise",
            text: "Posture and breath, led by a teacher. Today you are only a student.",
          },
          { when: "9:15 AM", title: "Breakfast", text: "Something warm. Phones stay in the bag." },
          {
            when: "10:15 AM",
            title: "Study the body",
            text: "How a knee works, what a beta blocker does to the pulse, why a dizzy student sits down first.",
          },
          {
            when: "12:30 PM",
            title: "Lunch and rest",
            text: "Ninety minutes. The rest is on the timetable, so take it.",
          },
          {
            when: "2:00 PM",
            title: "Teach in threes",
            text: "One teaches, one follows, one watches. Then you change places. You hear two things that worked and one to try.",
          },
          {
            when: "3:45 PM",
            title: "Read a text",
            text: "Ten lines, slowly, aloud. We ask what it says before we ask whether we like it.",
          },
          { when: "5:00 PM", title: "Write and go home", text: "One page in your notebook. What did you see today?" },
        ],
        "Confirm the timetable of a training day.",
      ),
    },
    {
      kind: "practice",
      heading: "Can you teach one breath?",
      practice: {
        title: "A one-minute lesson",
        text: "Try this on a friend before you apply. It shows you most of the craft in a minute.",
        amount: "Once, then change places",
        steps: [
          "Sit facing each other. Ask: “Is there anything about your breathing that I should know?” Wait for the answer.",
          "Say: “Feel the chair under you.” Count to five in silence.",
          "Say: “Let a breath come in. Let it go, slowly.” Say nothing more for three breaths. This is the hard part.",
          "Ask: “What did you notice?” Listen. Do not explain.",
          "Now ask what you said too much of.",
        ],
        caution: {
          avoid: [
            "Anyone who is short of breath, dizzy or unwell today.",
            "Anyone whom attention to the breath makes anxious.",
          ],
          instead: "Ask your friend to feel both feet on the floor and to name three sounds in the room.",
        },
      },
    },
    {
      kind: "prose",
      heading: "Who can apply?",
      body: [
        "Fewer rules than you may fear.",
        {
          bullets: [
            text`${strong("Practice:")} 6-12 months of prior practice recommended, in any style, with a teacher or with a chair by the window.`,
            text`${strong("Age:")} generally 18 or over. If you wonder whether you are too old, you are old enough to ask.`,
            text`${strong("Health:")} no perfect body needed. Tell us about illness, injury or pregnancy, so that we can plan. Your doctor should agree.`,
          ],
        },
      ],
    },
    {
      kind: "definitions",
      heading: "What does the application hold?",
      intro: text`Applicants submit an application form and a personal statement and take an interview. To begin, write to us through ${link("/contact", "the contact page")}.`,
      entries: [
        {
          term: "Application form",
          text: "We send it to you. It asks for your name and address, your practice so far, the level you want, and what we should know to keep you safe.",
        },
        {
          term: "Personal statement",
          text: "One page in your own words. Tell us about a time when someone taught you well, and why you want to teach. Spelling does not matter. Truth does.",
        },
        {
          term: "Interview",
          text: "A talk in person or by video. We ask what you would do if a student fainted. You ask us anything, the price and the refund rules included.",
        },
        {
          term: "Our answer",
          text: "Yes, no, or not yet. If it is not yet, we tell you what would help.",
        },
      ],
    },
    {
      kind: "caution",
      heading: "What is the certificate, and what is it not?",
      level: "caution",
      body: [
        "It says that you finished the hours, taught in front of us, and passed the safety interview. That is worth something. It is not more than that.",
        {
          bullets: [
            "It is not a licence to treat illness. You may not diagnose, prescribe, or tell anyone to stop a medicine.",
            "It is not a medical degree, and training with a physician does not make it one.",
            "It may not be enough where you live. Rules, insurance and registers differ from country to country. Ask there before you teach for money.",
            "Ask us which bodies, if any, list this course at present. Ask any school that question, and ask to see it in writing.",
            "It does not promise you work.",
          ],
        },
      ],
    },
    {
      kind: "callout",
      heading: "Would you like to talk it over?",
      text: "Write a few lines on where you are and what draws you. If a single class would serve you better than a course, we will say so.",
      actions: [
        { label: "Write to us", to: "/contact" },
        { label: "See all services", to: "/services" },
      ],
    },
  ],
  next: [
    { to: "/ethics", why: "The ten old rules that every teacher here is held to." },
    { to: "/books", why: "Twelve books to read before a course, or instead of one." },
  ],
};
