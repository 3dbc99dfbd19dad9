import { cite, em, link, sa, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const research: PageContent = {
  title: "Research",
  subtitle: "What studies of yoga, breath and sound find, and where they fall silent",
  description:
    "What trials of yoga, slow breathing and chanting find on average, how sure we can be, and how to read a health study yourself.",
  family: "roots",
  gist: [
    "Trials of yoga, slow breathing and chanting mostly find modest help: a little less stress, a little less pain, a few points off blood pressure.",
    "Many of the trials are small or loosely run, so beside each finding we say how far you can trust it.",
    "Use these practices beside your treatment, never in place of it.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "comparison",
      heading: "What do trials find on average?",
      intro:
        "We begin with reviews, which pool many trials. The numbered links lead to the sources at the end of this page. The last column is our own reading.",
      caption: "Nine subjects, what reviews and large trials find, and how sure we can be",
      columns: ["Subject", "What the studies find", "How sure we can be"],
      rows: [
        [
          "Blood pressure",
          text`The upper number falls by about 5 points, the lower by about 4.${cite("wu2019")} In people with high blood pressure, yoga did no better than other exercise.${cite("cramer2014")}`,
          "Fair. Many trials, many open to bias.",
        ],
        [
          "Low back pain",
          text`Pain eases by about 4 to 5 points out of 100 at three months. Other back exercise does about as well.${cite("wieland2022")}`,
          "Fair. The review is careful, the effect small.",
        ],
        [
          "Stress",
          text`Breathing practices, ${sa("pranayama")} among them, ease stress slightly more than control groups do.${cite("fincham2023")}`,
          "Fair. Most trials carry some risk of bias.",
        ],
        [
          "Anxiety",
          text`Mantra meditation brings a small to moderate drop.${cite("alvarezperez2022")} Yoga helps a little in the short term. With a diagnosed disorder, no effect was seen.${cite("cramer2018")}`,
          "Low to fair.",
        ],
        [
          "Depression",
          text`Scores are lower than with usual care in the short term.${cite("cramer2013")} With a diagnosis, another review found no clear gain.${cite("vollbehr2018")}`,
          "Low. The reviews disagree.",
        ],
        [
          "Sleep",
          text`Women with sleep problems sleep a little better. Insomnia becomes no less severe.${cite("wang2020")}`,
          "Low to fair.",
        ],
        [
          "Balance after 60",
          text`Balance improves a little.${cite("youkhana2016")} In the largest trial, people doing standing yoga fell more, not less.${cite("oliveira2025")}`,
          "Fair for balance. Fewer falls: not shown.",
        ],
        ["Weight", text`No effect overall.${cite("lauche2016")}`, "Fair, with 30 trials."],
        [
          "Singing bowls",
          text`They may help mood and sleep.${cite("cai2025")} An earlier review would not yet recommend them.${cite("stanhope2020")}`,
          "Low.",
        ],
      ],
    },
    {
      kind: "studies",
      heading: "Which four studies are worth knowing?",
      intro: "The first two show what practice may add. The last two show where it stops.",
      studies: [
        {
          study: "wu2019",
          summary:
            "The authors pooled 49 trials with 3,517 adults. Blood pressure fell a little on average. In their model it fell most in people with high pressure who practised three times a week, with breathing and relaxation beside the postures. Many of the trials were at high risk of bias.",
        },
        {
          study: "alvarezperez2022",
          summary:
            "This review took in only trials in which people repeat a mantra. Anxiety, low mood and stress eased by small to moderate amounts. Many trials were of limited quality, so better ones may find less.",
        },
        {
          study: "wieland2022",
          summary:
            "Here are 21 trials with 2,223 people whose backs had hurt for a long time. Yoga beat no exercise, but by less than patients usually notice. It did about as well as other back exercise. Mild unwanted effects were more common than with no exercise.",
        },
        {
          study: "oliveira2025",
          summary:
            "For a year, 700 people aged 60 and over did standing yoga or seated relaxation yoga. The standing group was expected to fall less. It fell more: 41% fell at least once, against 29%. Injuries were about as common in both. So if you are new to yoga at this age, start with a chair or a wall.",
        },
      ],
    },
    {
      kind: "quoted-figures",
      heading: "Which famous figures should you doubt?",
      intro: "These three figures are often quoted on yoga pages. Beside each stands what trials find on average.",
      figures: [
        {
          quoted: "Cortisol down by up to 30%",
          about: "Cortisol is a hormone that the body releases under stress.",
          trials: text`We found no trial of yoga, breathing or chanting that shows this. The nearest is a fall of about 20% in 30 students after four days, without a control group.${cite("turakitwanakan2013")} Over 42 trials, programmes with yoga postures went with lower cortisol, but no percentage is given.${cite("pascoe2017")} With meditation, cortisol in the blood fell only in people with a physical illness.${cite("koncz2021")} The “30%” may come from studies of ${em("massage")}.${cite("field2005")}`,
        },
        {
          quoted: "Blood pressure down 10-15 points",
          about: "This is about the upper number, as the heart beats. A point is one millimetre of mercury (mm Hg).",
          trials: text`The average over 49 trials is 5 points. About 11 is a model's figure for people with high blood pressure who practise three times a week, with breathing and relaxation.${cite("wu2019")} Seven trials against usual care averaged 9.7, on evidence rated very low.${cite("cramer2014")} We found no average of 15. Any fall comes on top of your tablets. Keep taking them.`,
        },
        {
          quoted: "Chronic pain down 40-60%",
          about: "This is how much less pain people reported after a course.",
          trials: text`Single small or intensive trials do report it: 49% after a week of live-in yoga,${cite("tekur2012")} and 64% in a trial that 42 of 60 people finished.${cite("williams2005")} Over 21 trials, the gain over no exercise is about 4 to 5 points out of 100.${cite("wieland2022")} In one trial with 320 adults, yoga did no worse than physical therapy and no better than an education book.${cite("saper2017")}`,
        },
      ],
    },
    {
      kind: "practice",
      heading: "Can you test a finding in three minutes?",
      practice: {
        title: "Count, speak, count",
        text: text`In a laboratory, 23 healthy adults said the Ave Maria or a mantra. With both, their breathing slowed to about six breaths a minute.${cite("bernardi2001")} See what yours does.`,
        amount: "3 minutes, once",
        steps: [
          "Sit on a chair with both feet on the floor. For one minute, count your breaths without changing them. Write the number down.",
          "For the next minute, breathe in softly. As you breathe out, say one calm line aloud: a prayer, a mantra, a line of a poem. Do not hurry and do not hold your breath.",
          "Fall silent. Count your breaths for one more minute. Write that number beside the first.",
        ],
        caution: {
          avoid: [
            "Short of breath today, or with lung disease or heart failure: leave it out, or ask your doctor first.",
            "Panic attacks: counting breaths can feed the fear.",
            "Never while driving or in water.",
          ],
          instead: "Name five sounds in the room instead. If you feel dizzy, tingly or uneasy, breathe as you like.",
        },
      },
    },
    {
      kind: "process",
      heading: "How do you read a health study?",
      intro:
        "Perhaps your second number was lower. But you had also sat down, rested and guessed what should happen. Which of these did it? Five questions help.",
      steps: [
        {
          title: "Compared with what?",
          text: "A cold is gone in a week or so, with a mantra or without one. That is why a fair trial has a control group: people who get something else, or nothing.",
        },
        {
          title: "Who chose the groups?",
          text: "In a randomised trial chance decides who does yoga, as if by the toss of a coin. Where people choose, the keen and the fit may pick yoga, and would do better anyway. That is bias: a way in which a trial flatters its own result.",
        },
        {
          title: "How many people, and who?",
          text: "Twelve people tell you less than twelve hundred. Were they like you? A trial of students says little about a heart at seventy-five.",
        },
        {
          title: "How big is the change?",
          text: 'In a paper, "significant" means unlikely to be chance. It does not mean that you would feel it. And an average of 5 can hide one person who gained 12 and another who gained nothing.',
        },
        {
          title: "Has somebody pooled the trials?",
          text: "A review gathers every trial it can find, the dull ones too. Those of Cochrane, a charity, are known to be strict.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "What do we not know?",
      body: [
        "These questions are open:",
        {
          bullets: [
            text`Does a singing bowl do more than an hour of lying still? A study of 62 adults had no control group, so it cannot say.${cite("goldsby2017")}`,
            text`Is there something special about Om? Brain scans of twelve people showed calmer areas of emotion, but no symptom was measured.${cite("kalyani2011")}`,
            text`Does the bee breath, ${sa("bhramari")}, calm the nerves? Six studies suggest it. None was randomised.${cite("kuppusamy2018")}`,
            "Which part does the work: the posture, the breath, the rest, or the company?",
            "How long does any of it last? Many trials end after weeks or a few months.",
          ],
        },
        text`And nobody can do yoga without knowing it, so hope always plays a part. That is no reason to give up a practice you enjoy. It is a reason to doubt big promises. You will meet several on ${link("/facts-myths", "our page of facts and myths")}.`,
      ],
    },
    {
      kind: "prose",
      heading: "Is yoga safe?",
      body: [
        text`For most people, about as safe as other gentle exercise. In 94 trials with 8,430 people, injuries and other unwanted effects were about as frequent as with usual care or exercise. Minor ones were more frequent than with education alone.${cite("cramer2015")}`,
        text`But of 301 trials, only these 94 reported on safety at all.${cite("cramer2015")} Silence is not the same as safety.`,
        text`Some poses do not suit some people. In ten people with glaucoma, downward dog raised the pressure in the eye from 17 to about 28 mm Hg.${cite("jasien2015")} Our page on ${link("/illness-yoga", "yoga with an illness")} says what to leave out, condition by condition. Read ${link("/disclaimer", "who should ask a doctor first")} before you begin.`,
      ],
    },
    {
      kind: "caution",
      level: "emergency",
      heading: "When should you stop and call for help?",
      body: [
        "Call your local emergency number at once if you notice:",
        {
          bullets: [
            "chest pain, or sudden breathlessness",
            "fainting",
            "a sudden, severe headache",
            "sudden weakness or numbness of the face, an arm or a leg, or trouble speaking",
            "thoughts of harming yourself: call, or ring a crisis line, now",
          ],
        },
        "Do not stop or change a medicine because of anything you read here. Speak to the doctor who prescribed it.",
      ],
    },
  ],
  next: [
    { to: "/facts-myths", why: "Popular claims about yoga, each set against what is known." },
    { to: "/illness-yoga", why: "What these findings mean if you live with an illness." },
  ],
};
