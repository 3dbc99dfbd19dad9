import { pictures } from "#app/content/pictures.ts";
import { cite, link, sa, strong, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const yogaWellness: PageContent = {
  title: "Yoga & Wellness",
  subtitle: "Posture, breath and sound in plain words, from your first minute to your working day",
  description:
    "Yoga basics, breathing, chanting meditation, asanas and workplace wellness: five short parts, each with one gentle thing to try today.",
  family: "practice",
  gist: [
    "Yoga trains body, breath and attention together. You need no special clothes and no bendy spine.",
    "Each of the five parts below gives you something to try today, most of it in a chair.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "prose",
      heading: "Yoga basics: what is it, and can I do it?",
      id: "yoga-basics",
      picture: pictures["group-yoga-session"],
      body: [
        text`In the oldest hymns of India, the word ${sa("yoga")} was used for harnessing an animal to a cart. Yoga puts three things under one yoke: body, breath and attention.`,
        "Think of washing a cup. Your hands are in warm water. Your breath is short. Your mind is already in tomorrow's meeting. Yoga is practice at having all three at the sink.",
        "A class moves from breath to posture to sound, and ends lying or sitting still. Beginners want to skip that last part. Old hands never do.",
        "If you can sit in a chair and breathe, you can begin. At home you need:",
        {
          bullets: [
            "a firm chair that does not roll, and a clear wall",
            "floor space the size of a door",
            "bare feet or socks with grip, when you stand",
            "an easy stomach: 2 to 3 hours after a heavy meal, 1 hour after a light snack",
          ],
        },
        "Practise 3 to 4 times per week to start. Even 10 to 15 minutes daily helps.",
        text`What may you expect? Modest things. Across 49 trials, upper blood pressure fell by about 5 points.${cite("wu2019")} Back pain eases a little, about as much as with other back exercise.${cite("wieland2022")} None of this stands in for treatment. If you live with a diagnosis, read ${link("/illness-yoga", "Illness & Yoga")} first. If you are past sixty, start with ${link("/ageing-yoga", "Ageing and yoga")}.`,
      ],
    },
    {
      kind: "practice",
      heading: "Breathing: what can one slow minute do?",
      id: "breathing",
      intro: text`In studies of healthy people, fewer than ten breaths a minute went along with a mood both relaxed and alert.${cite("zaccaro2018")} Try six.`,
      practice: {
        title: "One slow minute",
        text: text`This is the plainest ${sa("pranayama")}. Ten seconds a breath, six breaths a minute. It should feel like a lift going down, not like a test.`,
        amount: "6 breaths, once or twice a day",
        steps: [
          "Sit with both feet on the floor. Let your hands lie on your thighs.",
          "Breathe in through your nose while you count to four.",
          "Breathe out through your nose while you count to six. Let the air leave. Do not push it.",
          "Do this six times. Do not hold your breath at either end.",
          "Wait a minute before you stand up.",
        ],
        caution: {
          avoid: [
            "You are short of breath today, or have a chest infection or an asthma flare: leave it out.",
            "You have lung disease or heart failure: ask your doctor first.",
            "You tend to panic when you watch your breath: skip the counting.",
            "You are driving or in water: never do breathing practice there.",
          ],
          instead:
            "Count to three in and four out. Or just feel your belly move. Stop if you feel dizzy, tingly or uneasy.",
        },
      },
    },
    {
      kind: "prose",
      heading: "Chanting meditation: why use your voice to grow quiet?",
      id: "chanting-meditation",
      body: [
        text`Silence is hard for a busy mind. A sound gives it one small job. When your thoughts wander off, the sound is there to come back to. Repeated under the breath, it is called ${sa("japa")}.`,
        text`A long line also uses up a long breath out. In 23 healthy adults, the Ave Maria and a Buddhist mantra both slowed the breath to about six a minute.${cite("bernardi2001")} It shows what happens while you chant, not that chanting treats an illness.`,
        text`Trials of mantra meditation find small to moderate drops in stress, anxiety and low mood. Many of them were of limited quality.${cite("alvarezperez2022")}`,
        { quote: "You cannot chant and hurry at the same time. That is most of the secret." },
      ],
    },
    {
      kind: "practice",
      heading: "How do I chant Om for the first time?",
      practice: {
        title: "Om, on one easy note",
        text: text`You need no singing voice. ${sa("om")} is sung on whatever note comes out when you sigh. Notice where it hums.`,
        amount: "5 to 10 times, about two minutes",
        steps: [
          "Sit upright with a loose jaw. Breathe in through your nose.",
          "On the way out, sing a relaxed “oh”. Halfway through, close your lips and let it turn into “mmm”.",
          "Stop well before you run out of air. Breathe normally once.",
          "Repeat. After the last one, stay quiet and listen for a minute.",
        ],
        caution: {
          avoid: [
            "A sore throat, a lost voice or an ear infection: stay silent.",
            "Recent surgery on your throat, chest, belly or eyes: ask your surgeon.",
            "Breathlessness, or heart or lung disease: ask your doctor, and keep each Om short.",
            "Epilepsy, psychosis or mania: ask your care team first.",
          ],
          instead: text`Say the sound only in your mind, with your eyes open. Our page on ${link("/meditation", "meditation")} has other quiet ways.`,
        },
      },
    },
    {
      kind: "practices",
      heading: "Asanas: which three postures should I learn first?",
      id: "asanas",
      intro: text`An ${sa("asana")} is a position you hold with attention. You should be able to smile and breathe in it. Sharp pain, tingling or a held breath means: come out.`,
      practices: [
        {
          title: "Mountain at the wall",
          text: text`This is ${sa("tadasana")}. You stand, on purpose, and the wall tells you where your back is.`,
          amount: "5 slow breaths, twice",
          steps: [
            "Stand with your back to a wall, heels a hand's width away from it.",
            "Let your hips and upper back touch. Your head need not.",
            "Press your feet down. Let your head float up.",
            "Feel your weight even on both feet.",
          ],
          caution: {
            avoid: ["You feel faint when you stand, are unsteady, or have fallen lately."],
            instead: "Do the same in a chair: feet down, head up.",
          },
        },
        {
          title: "Cat on a chair",
          text: text`In class, ${sa("marjaryasana")} is done on hands and knees. A chair makes it fit for the office.`,
          amount: "5 slow rounds",
          steps: [
            "Sit near the front of the chair, hands on your knees.",
            "Breathe in. Slide your breastbone forward and up.",
            "Breathe out. Let your back round a little and your chin sink.",
            "Keep it small, like oiling a hinge.",
          ],
          caution: {
            avoid: ["Osteoporosis or a spine fracture: do not round.", "A fresh disc problem or back operation."],
            instead: "Only lift the breastbone, then come back to upright.",
          },
        },
        {
          title: "Rest with your calves on a chair",
          text: text`A kind version of ${sa("savasana")} for stiff backs. The seat carries your legs.`,
          amount: "5 minutes",
          steps: [
            "Lie on your back on a mat or rug. Put a folded towel under your head.",
            "Lay your calves on the seat, knees bent.",
            "Rest your arms by your sides.",
            "To finish, roll onto your side. Wait three breaths before you sit up.",
          ],
          caution: {
            avoid: [
              "You get breathless or have heartburn when you lie flat.",
              "You are past the middle of pregnancy.",
              "You cannot get up from the floor alone.",
            ],
            instead: "Rest in an armchair with your feet on a stool.",
          },
        },
      ],
    },
    {
      kind: "caution",
      level: "emergency",
      heading: "When should I stop and get help?",
      body: [
        "Call your local emergency number for chest pain, sudden breathlessness, fainting or a sudden severe headache. Do the same for sudden weakness or numbness of face, arm or leg, or trouble speaking. If you think of harming yourself, call that number or a crisis line now.",
        "Do not stop or change a medicine because practice makes you feel better. Ask your doctor.",
      ],
    },
    {
      kind: "comparison",
      heading: "Workplace wellness: what can I do at my desk?",
      id: "workplace-wellness",
      intro: "Five breaks for an ordinary day. Begin with the slow minute above.",
      caption: "Desk practices by time of day, with who should take care",
      columns: ["When", "What to do", "How long", "Take care if"],
      rows: [
        [
          "After an hour of sitting",
          "Stand. Hands on a fixed desk, step back, push your hips away until your back is long. Head no lower than your arms.",
          "5 breaths",
          "You have glaucoma, high blood pressure, dizziness or a bad back: stand tall instead.",
        ],
        [
          "Between two calls",
          "Roll your shoulders back five times. Look slowly to the right, then to the left.",
          "1 minute",
          "Your neck is sore: turn less, and never circle the head.",
        ],
        [
          "When your eyes burn",
          "Look at something far away, out of the window. Blink slowly ten times.",
          "1 minute",
          "Your eye hurts or your sight changes: see a doctor today.",
        ],
        [
          "After a hard meeting",
          "Hum five very soft breaths out. The stairwell has the best sound.",
          "1 minute",
          "You have an ear infection or epilepsy: sigh softly instead.",
        ],
        [
          "Before you go home",
          "Stand up and sit down five times, slowly. Then write one line: where do I start tomorrow?",
          "2 minutes",
          "Your knees ache, you are unsteady or the chair rolls: leave out the standing.",
        ],
      ],
    },
    {
      kind: "process",
      heading: "How does a 45 to 60 minute workshop run?",
      intro: "A sample plan for a team. The last part belongs to the longer version.",
      steps: [
        {
          when: "0 to 5 minutes",
          title: "Arrive",
          text: "Shoes on, phones away. Anyone may sit out any part.",
        },
        { when: "5 to 20", title: "Undo the desk", text: "Chair postures for neck, shoulders, wrists and hips." },
        { when: "20 to 30", title: "Breathe", text: "One slow practice, and an easier one." },
        {
          when: "30 to 40",
          title: "Sound and rest",
          text: "Humming or a short chant. No belief is asked for, and silence is allowed.",
        },
        { when: "40 to 45", title: "Choose one thing", text: "Each person picks one desk practice and a time for it." },
        {
          when: "45 to 60",
          title: "Questions",
          text: "For all who want to stay. Health matters are better asked in private.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "What should a personnel manager know before booking?",
      body: [
        {
          bullets: [
            text`${strong("The room.")} One chair per person, without wheels, and a door that shuts. No mats, no change of clothes.`,
            text`${strong("Free choice.")} Nobody should have to come, or to explain their health to colleagues.`,
            text`${strong("What we can say.")} In twelve trials, breathing practice lowered people's own stress ratings slightly more than the comparison did.${cite("fincham2023")}`,
            text`${strong("What we will not say.")} We do not promise fewer sick days or higher output. A workshop cannot mend a workload that is too big.`,
            text`${strong("How to tell if it helped.")} Ask two short questions, without names, before it and six weeks later.`,
          ],
        },
      ],
    },
    {
      kind: "callout",
      heading: "Would this suit your team?",
      text: "Tell us how many people, what kind of work, and what they complain about most.",
      actions: [
        { label: "See corporate workshops", to: "/services" },
        { label: "Write to us", to: "/contact" },
      ],
    },
  ],
  next: [
    { to: "/pranayam", why: "If the slow minute did you good, learn the next breaths there, step by step." },
    { to: "/yoga-types", why: "Not every class is the same. See which style fits your body and your mood." },
  ],
};
