import { cite, link, sa, strong, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const pranayam: PageContent = {
  title: "Pranayam",
  subtitle: "Breathing practices, taught slowly, with the caution beside every breath",
  description:
    "Yoga breathing for beginners: a first practice of ten breaths, usual counts, who should avoid which breath, and what studies find.",
  family: "breath",
  gist: [
    "You take thousands of breaths a day and choose almost none of them. Pranayam is the craft of choosing a few.",
    "Slow, easy breathing suits most people and may calm you a little. Fast breaths and long holds can harm some people, so we do not teach them on a page.",
    "Start with the ten breaths below. They take less than two minutes.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "practice",
      heading: "How do I take my first ten breaths?",
      practice: {
        title: "Ten breaths, counted backwards",
        text: "In for 4, out for 6 makes about six breaths a minute. Counting down gives a busy mind a small job.",
        amount: "10 breaths, less than two minutes",
        steps: [
          "Sit on a chair, feet flat, back upright. Rest one hand on your belly.",
          "Breathe in through your nose while you count to 4. Feel your hand move a little.",
          "Breathe out through your nose while you count to 6. Say “ten” in your mind.",
          "Next breath, “nine”. Go down to one. If you lose count, start again at any number you like.",
          "Let the breath go its own way. Sit for a moment before you stand up.",
        ],
        caution: {
          avoid: [
            "Chronic obstructive lung disease (COPD), heart failure or breathlessness at rest: ask your doctor first, and do not stretch the breath.",
            "Recent surgery on your chest or belly: ask your surgeon.",
            "Panic or trauma, when watching the breath upsets you: feel your feet on the floor instead.",
            "Low blood pressure: stand up slowly.",
            "Never while driving or in water.",
          ],
          instead:
            "If 4 and 6 feel long, use 3 and 4. If your nose is blocked, wait until it is clear. Dizzy, breathless or anxious? Stop and breathe as usual.",
        },
      },
    },
    {
      kind: "prose",
      heading: "What happens when I slow my breath?",
      body: [
        text`The Sanskrit word is ${sa("pranayama")}. Most of it begins with one change: fewer breaths, each a little longer.`,
        text`Your heart beats a touch faster when you breathe in and a touch slower when you breathe out. Slow breathing makes this swing wider. A review of 15 studies in healthy people ties it to calmer brain rhythms and a mood that is relaxed yet alert.${cite("zaccaro2018")}`,
        text`In 2001, researchers asked 23 healthy adults to recite either the Ave Maria or an old mantra. Both brought the breath down to about six a minute. Heart rate and blood pressure began to swing together.${cite("bernardi2001")} Two faiths, two languages, one rhythm. It was a short-term effect, not a treatment.`,
        text`Does it help with stress? A little. In 12 trials with 785 adults, people who did breathing practices rated their stress slightly lower than comparison groups did.${cite("fincham2023")} A small help, and a free one. Most of the trials had a moderate risk of bias.`,
        text`Short daily practice may be enough. In one trial, five minutes a day of long, sighing out-breaths lifted mood more than mindfulness did. Anxiety fell in all groups.${cite("balban2023")}`,
      ],
    },
    {
      kind: "definitions",
      heading: "Which rules hold for every breath?",
      entries: [
        { term: "Sit up", text: "A chair is best to begin with." },
        { term: "Light stomach", text: "Wait 2 to 3 hours after a heavy meal and 1 hour after a light snack." },
        { term: "Through the nose", text: "It warms and filters the air. The cooling breath is the exception." },
        {
          term: "No strain",
          text: "At any moment you should be able to say a short sentence without gasping. If you cannot, the count is too long.",
        },
        {
          term: "No holds",
          text: text`Beginners leave out ${sa("kumbhaka")}. You miss nothing by it.`,
        },
        { term: "Stop signs", text: "Dizzy, tingling, breathless, anxious or in pain: stop, and breathe as usual." },
      ],
    },
    {
      kind: "practices",
      heading: "Which three breaths should I learn next?",
      intro: "One a week is plenty.",
      practices: [
        {
          title: "Full breath",
          text: text`The long breath, ${sa("dirgha")}, fills you from the bottom up, like water in a jug.`,
          amount: "5 to 10 breaths",
          steps: [
            "Sit, or lie on your back with your knees bent.",
            "Breathe in: first the belly widens, then the ribs, then the top of the chest.",
            "Breathe out in any order, without pushing.",
            "Fill the jug three quarters full, never to the brim.",
          ],
          caution: {
            avoid: [
              "Recent belly or chest surgery: keep it very gentle, once your surgeon agrees.",
              "Late pregnancy, or breathlessness when lying flat: sit instead.",
            ],
            instead: "Breathe only into the sides of your ribs, under your palms.",
          },
        },
        {
          title: "Alternate-nostril breath",
          text: text`In on one side, out on the other. Texts call it ${sa("nadishodhana")} or ${sa("anulomaviloma", "bare")}. Your fingers keep the beat.`,
          amount: "5 to 10 rounds: 4 in, 4 out; later 4 in, 8 out",
          steps: [
            "Thumb at your right nostril, ring finger at your left. Touch lightly.",
            "Close the right. Breathe in on the left for 4.",
            "Close the left, open the right. Breathe out for 4.",
            "In on the right for 4. Change. Out on the left for 4. That is one round.",
          ],
          caution: {
            avoid: [
              "A cold, a blocked nose or a recent nosebleed",
              "High blood pressure, heart disease or pregnancy: never add a hold.",
              "Sore shoulder: rest your elbow on a cushion.",
            ],
            instead: "Leave your hand down and only imagine the change of side.",
          },
        },
        {
          title: "Ocean breath",
          text: text`In ${sa("ujjayi")} you narrow the throat a little, as if to mist a mirror with closed lips. It sounds like a far-off shore.`,
          amount: "5 to 10 breaths; out as long as in, later up to twice as long",
          steps: [
            "Whisper “haaa” with an open mouth, once or twice.",
            "Close your lips and make the same sound, in and out.",
            "Keep it so soft that only you can hear it.",
          ],
          caution: {
            avoid: [
              "Low blood pressure: keep it short and get up slowly.",
              "Sore throat or voice trouble: leave it out.",
              "Asthma or COPD that is acting up: leave it out.",
            ],
            instead: "Breathe plainly and only listen to the air in your nose.",
          },
        },
      ],
    },
    {
      kind: "comparison",
      heading: "Who should avoid which breath?",
      intro: text`The counts are common teaching practice, not medical doses. Three breaths go by old names too: ${sa("samavritti")}, ${sa("shitali")} and ${sa("suryabhedana")}. 4-7-8 and bee breath are taught step by step on ${link("/stress-buster", "the Stress Buster page")}. Early studies of bee breath hint at a restful effect, but their quality is very low.${cite("kuppusamy2018")}`,
      caption: "Breathing practices, usual counts for beginners, and who should avoid or adapt them",
      columns: ["Breath", "Usual count", "Avoid or adapt"],
      rows: [
        ["Full breath", "5 to 10 breaths", "Gentle after belly surgery"],
        [
          text`Even breath, ${sa("samavritti", "bare")}`,
          "4 in, 4 out",
          "No holds with high blood pressure, heart disease, pregnancy or glaucoma",
        ],
        [
          "Slow breath",
          "5 to 6 a minute, for 5 to 10 minutes",
          "Ask first with lung disease or heart failure; low blood pressure: rise slowly",
        ],
        ["Ocean breath", "5 to 10 breaths", "Low blood pressure; do not force the throat"],
        ["Alternate-nostril breath", "5 to 10 rounds, no hold", "Cold or blocked nose"],
        ["Bee breath", "5 to 7 times", "Ear infection; ask first with epilepsy; sit, do not lie"],
        [
          "4-7-8 breath",
          "4 to 5 times; beginners 4",
          "No hold with heart or lung disease, high blood pressure, pregnancy, glaucoma, epilepsy or panic attacks",
        ],
        [
          text`Cooling breath, ${sa("shitali", "bare")}`,
          "5 to 10 breaths in through a curled tongue or the teeth, out through the nose",
          "Low blood pressure, asthma, bronchitis, cold or polluted air",
        ],
        [
          text`Right-nostril breath, ${sa("suryabhedana", "bare")}`,
          "5 to 10 rounds, with a teacher",
          "High blood pressure, heart disease, overactive thyroid, fever",
        ],
        [text`Fast breaths and long holds`, text`${strong("Not for self-practice")}`, "See the next section"],
      ],
    },
    {
      kind: "caution",
      level: "caution",
      heading: "Why do we not teach the fast breaths here?",
      body: [
        text`In ${sa("kapalabhati")} the belly snaps in again and again, in sets of 10 to 20. In ${sa("bhastrika")} the in-breath is forced as well. A teacher gives two or three short rounds, with rests, and watches your face. A page cannot do that.`,
        "People say that fast breathing floods you with oxygen. Your blood is nearly full of it already. What drops is carbon dioxide, and that can bring tingling, faintness, panic and, in sensitive people, a seizure.",
        "Leave both out, even in class, if you have or recently had any of these:",
        {
          bullets: [
            "high blood pressure, heart disease or a stroke at any time",
            "epilepsy, dizzy spells, or panic attacks",
            "glaucoma or a disease of the retina",
            "hernia, ulcer, or surgery on the belly",
            "pregnancy, heavy periods, nosebleeds or acute asthma",
          ],
        },
        "Long holds belong with a teacher too. They are not for children or in pregnancy. Nor are they for anyone with heart disease, high blood pressure, severe lung disease, epilepsy, glaucoma or panic attacks. No fast breath and no hold, ever, in water or at the wheel.",
      ],
    },
    {
      kind: "process",
      heading: "How do I build this up in four weeks?",
      intro: text`Five minutes you really do beat thirty you plan. If you would like company, look at ${link("/services", "our classes and online sessions")}.`,
      steps: [
        { when: "Week 1", title: "Ten breaths", text: "Once a day, at the same chair, at the same hour." },
        { when: "Week 2", title: "Add the full breath", text: "Five of them first, then your ten." },
        {
          when: "Week 3",
          title: "Change sides",
          text: "Alternate-nostril breath, 5 rounds, on days when your nose is clear.",
        },
        { when: "Week 4", title: "Choose", text: "Keep the one you look forward to. Let the others go." },
      ],
    },
    {
      kind: "caution",
      level: "emergency",
      heading: "When is it not the moment for a breathing practice?",
      body: [
        "Stop, and call your local emergency number, for:",
        {
          bullets: [
            "chest pain, sudden breathlessness or fainting",
            "a sudden, severe headache",
            "sudden weakness or numbness of the face, an arm or a leg, or trouble speaking",
            "thoughts of harming yourself: call, or ring a crisis line, now",
          ],
        },
        text`In an asthma attack, use your reliever as your doctor has shown you. No practice takes the place of an inhaler or a tablet: do not stop your medicine. If you live with an illness, read ${link("/illness-yoga", "our page on illness and yoga")} first.`,
      ],
    },
  ],
  next: [
    { to: "/stress-buster", why: "Three quick practices for a hard day, with counts, steps and cautions." },
    { to: "/meditation", why: "What to do once the breath is quiet." },
  ],
};
