import { cite, em, link, sa, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const stressBuster: PageContent = {
  title: "Stress Buster",
  subtitle: "Three short practices for a long day, and how to tell when you need more than breath",
  description:
    "4-7-8 breathing, Om chanting and bee breath, step by step with cautions, and an honest look at what they do to stress.",
  family: "breath",
  gist: [
    "Stress is an old alarm. It answers a sharp email much as it would answer a snake.",
    "A slow breath, a chanted Om or a soft hum can help to turn it down, in a few minutes and at no cost.",
    "They are no stand-in for care, so this page also says when to ask for help.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "practice",
      heading: "What can I do in the next minute?",
      practice: {
        title: "The long sigh",
        text: text`Your body knows this one. It sighs by itself after a good cry and before sleep. In a trial, about 110 adults did this or another short practice for five minutes a day. After a month, sighing had lifted daily mood more than mindfulness, and anxiety had fallen in every group.${cite("balban2023")}`,
        amount: "5 sighs, about one minute",
        steps: [
          "Sit or stand with both feet on the floor. Let your shoulders hang.",
          "Breathe in through your nose. At the top, take one more small sip of air.",
          "Let it all out through your mouth, slowly, as if you were misting a window.",
          "Wait until the next breath wants to come. Do this five times.",
          "Breathe as usual. Look at three things in the room.",
        ],
        caution: {
          avoid: [
            "Chronic obstructive lung disease (COPD), severe asthma or another lung disease: leave out the extra sip.",
            "Surgery on your chest, belly or eyes in recent weeks: ask your surgeon first.",
            "Panic that grows when you watch your breath: look around the room instead.",
            "Never while driving, in water or on a ladder.",
          ],
          instead:
            "Simply make your out-breath a little longer. If you feel dizzy or tingly, stop and breathe as usual.",
        },
      },
    },
    {
      kind: "prose",
      heading: "What is stress doing in my body?",
      body: [
        "The alarm rings first and asks questions later. Within seconds, adrenaline speeds up your heart and your breath. Some minutes later comes cortisol, which frees sugar to feed your muscles. If there is a snake, that is perfect.",
        "The trouble starts when the alarm rings all day. Sleep gets thin. Shoulders stay up. You snap at people you love.",
        "You cannot order your heart to slow down. Your breath is different: it runs by itself, yet you can take the wheel.",
        text`Slow breathing, under ten breaths a minute, goes with a mood that is more relaxed yet still alert.${cite("zaccaro2018")} In 12 trials, breathing practices lowered self-rated stress slightly more than the comparison groups.${cite("fincham2023")} Slightly is the honest word. That is worth two minutes of your day, but no reason to leave out a medicine.`,
      ],
    },
    {
      kind: "practices",
      heading: "Which three practices should I learn?",
      intro:
        "The counts in short: 4-7-8 breathing repeated 4-5 times; Om chanting 5-10 times; bee breath 5-7 times. Choose one. You do not need all three.",
      practices: [
        {
          title: "4-7-8 breathing",
          text: "In for 4, hold for 7, out for 8. The numbers are beats, not seconds. Count as fast as you need to stay at ease.",
          amount: "4 to 5 times; beginners 4 rounds",
          steps: [
            "Sit with your back supported. Breathe out gently through your mouth.",
            "Close your mouth. Breathe in through your nose and count to 4.",
            "Hold softly and count to 7. Keep your face and throat loose.",
            "Breathe out through parted lips and count to 8. That is one round.",
            "Repeat 4 to 5 times. As a beginner, stop after 4 rounds. Then breathe as usual for a minute before you get up.",
          ],
          caution: {
            avoid: [
              "Heart disease or high blood pressure",
              "Lung disease, such as COPD or asthma",
              "Pregnancy",
              "Glaucoma",
              "Epilepsy",
              "Panic attacks",
              "Never while driving or in water, whoever you are.",
            ],
            instead:
              "If you are on this list, leave out the hold: in for 4, out for 6. With heart failure or serious lung disease, ask your doctor first. Stop if you feel dizzy, breathless or anxious.",
          },
        },
        {
          title: "Om chanting",
          text: text`A slow ${sa("om")} makes your out-breath long without any counting. In 23 healthy adults, reciting a mantra brought the breath down to about six a minute. The Ave Maria did the same.${cite("bernardi2001")}`,
          amount: "5 to 10 times",
          steps: [
            "Sit upright. Let your jaw and belly be soft.",
            "Breathe in through your nose, without filling up to the brim.",
            "Sing a long “oh” on any low note that is easy for you.",
            "Close your lips for the last third and let it turn into “mmm”.",
            "Rest for one quiet breath. Chant 5 to 10 times, then listen to the silence.",
          ],
          caution: {
            avoid: [
              "A sore throat or a lost voice: stay silent.",
              "Recent surgery on your throat, chest, belly or eyes: ask your surgeon.",
              "Breathlessness, or heart or lung disease: ask your doctor, and keep each Om short.",
              "An ear infection: leave out the hum.",
              "Epilepsy, psychosis (losing touch with what is real) or mania: ask your care team first.",
            ],
            instead: "Say Om in your mind on each out-breath. A silent Om counts.",
          },
        },
        {
          title: "Bee breath",
          text: text`A low hum, ${sa("bhramari")}, that you feel in your lips and cheeks. Early studies link it to the resting side of the nervous system, but their quality was very low.${cite("kuppusamy2018")}`,
          amount: "5 to 7 times",
          steps: [
            "Sit upright. Do not lie down for this one.",
            "If you like, close your ears: press the small flap in front of each ear lightly with a finger.",
            "Breathe in through your nose for a count of about 4.",
            "Lips closed, teeth apart, hum low and soft for a count of 6 to 10.",
            "Repeat 5 to 7 times. Then lower your hands and sit still for three breaths.",
          ],
          caution: {
            avoid: [
              "An ear infection, a torn eardrum or recent ear surgery",
              "Recent surgery on your eyes, nose or sinuses",
              "Epilepsy: ask your doctor first.",
              "Never press on your eyes, above all with glaucoma.",
            ],
            instead: "Leave your ears open and hum for a shorter time. If your head throbs, stop.",
          },
        },
      ],
    },
    {
      kind: "quoted-figures",
      heading: "Does this lower cortisol by 30%?",
      intro: "Many yoga pages quote this figure. Here it is, with what the studies say beside it.",
      figures: [
        {
          quoted: "Cortisol down by up to 30%",
          about: "Cortisol is a hormone your body releases under stress.",
          trials: text`No fixed percentage can be promised. In 42 trials, programmes with yoga postures went with lower cortisol than active comparison groups, but the review gives no percentage.${cite("pascoe2017")} Meditation lowered cortisol in blood only in people with a physical illness. In saliva, the change was small and may be chance.${cite("koncz2021")} In healthy adults, trials that compared raw saliva values found practically no change.${cite("sanada2016")} The number itself probably comes from ${em("massage")} studies, where the average fall was 31%.${cite("field2005")} We found no trial of yoga, breathing or chanting that shows it.`,
        },
      ],
    },
    {
      kind: "comparison",
      heading: "Which one fits which moment?",
      caption: "Five stressful moments and what to try in each",
      columns: ["The moment", "Try this", "Because"],
      rows: [
        ["Before a hard talk", "The long sigh, 5 times", "It is quiet, quick and works with your eyes open."],
        ["Stuck in traffic", "Drop your shoulders and jaw. No counting.", "All your attention belongs on the road."],
        [
          "A full head at bedtime",
          "Bee breath, 5 to 7 times, on the edge of the bed",
          "The hum gives your ears one thing to hear.",
        ],
        [
          "Awake at three in the morning",
          "In for 4, out for 6, no hold. Still awake after some 20 minutes? Get up and read something dull.",
          "Lying there and trying to sleep keeps the alarm on.",
        ],
        [
          "In a panic attack",
          "Eyes open, feet on the floor. Name five things you see.",
          "Watching the breath can feed panic.",
        ],
      ],
    },
    {
      kind: "process",
      heading: "How do I fit this into a working day?",
      intro: text`Tie each pause to something you do anyway. For teams, we teach this in a ${link("/services", "corporate workshop")}.`,
      steps: [
        { when: "Kettle on", title: "Stand and feel your feet", text: "Three slow breaths before the first screen." },
        {
          when: "Before you answer",
          title: "One long sigh",
          text: "Read the angry email. Sigh. Then decide whether it needs you today.",
        },
        {
          when: "After lunch",
          title: "A short walk",
          text: "Ten minutes outdoors, if you can. Leave the phone on the desk.",
        },
        {
          when: "Coat off",
          title: "A line between work and home",
          text: text`Chant, hum or play our ${link("/audios", "18-minute Stress Buster session")}.`,
        },
      ],
    },
    {
      kind: "prose",
      heading: "When is breathing not enough?",
      body: [
        "Some stress is a message. A debt, a bully or a parent who needs care day and night will not go away with a hum. Calm is then only the first step. The second is a phone call, a form or a plain “I need help”.",
        "See your doctor if any of this lasts longer than two weeks:",
        {
          bullets: [
            "You sleep badly most nights, or cannot get out of bed.",
            "Nothing gives you joy, or you worry from morning to night.",
            "You need alcohol or extra tablets to get through the day.",
            "You have pain, a racing heart or weight loss that nobody has looked into.",
          ],
        },
        text`If you already live with a condition, ${link("/illness-yoga", "our page on illness and yoga")} says what fits and what does not. Keep taking your medicines, and do not change a dose by yourself.`,
      ],
    },
    {
      kind: "caution",
      level: "emergency",
      heading: "When should I call for help at once?",
      body: [
        "Stress and a heart attack can feel alike. Do not try to breathe it away. Call your local emergency number for:",
        {
          bullets: [
            "chest pain or pressure, or pain that spreads to your arm, jaw or back",
            "sudden breathlessness, or fainting",
            "a sudden, severe headache",
            "sudden weakness or numbness of the face, an arm or a leg, or trouble speaking",
            "thoughts of harming yourself: call, or ring a crisis line, now, and stay with someone you trust",
          ],
        },
      ],
    },
  ],
  next: [
    { to: "/pranayam", why: "Learn the slow breaths behind these quick ones, from the first ten breaths on." },
    { to: "/meditation", why: "When you have ten minutes, not one: how to sit, and what to do with a busy mind." },
  ],
};
