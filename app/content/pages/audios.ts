import { cite, link, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const audios: PageContent = {
  title: "Audio Sessions",
  subtitle: "Ten sessions of sound and chant, from 12 to 30 minutes, for a chair, a mat or a bed",
  description:
    "Ten audio sessions for rest, chanting and slow breathing, with how to listen safely, who should take care, and what studies of sound really show.",
  family: "sound",
  gist: [
    "Each session gives you something slow to breathe with. You can hum along, chant, or only listen. Nobody speaks in them: what to do next appears under the player.",
    "With a screen reader, press Play and tick the first box that follows. Then each cue is spoken, in this session and in the next.",
    "The titles name what people come with. They do not name what the sound will do.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "practice",
      heading: "How do I practise with a session?",
      practice: {
        title: "Settle, listen, return",
        text: "You cannot do this wrong. If you fall asleep, you were tired.",
        amount: "One session, 12 to 30 minutes",
        steps: [
          "Choose a place where nobody needs you for a while. Silence your phone.",
          "Sit with your back supported, or lie down with a cushion under your knees. Sit up to hum or chant.",
          "Start with the volume low. Raise it only until you hear it with ease.",
          "Breathe as slowly as is pleasant. If there is a hum or a chant, join in or let it pass.",
          "When your mind walks off, come back to the sound. That coming back is the practice.",
          "At the end, stay for a minute in the quiet. Roll to your side, sit, then stand.",
        ],
        caution: {
          avoid: [
            "Anyone who is driving, cooking, using tools, or in a bath.",
            "Anyone in acute distress, or with a psychosis or mania, unless their care team agrees.",
            "People whose past trauma comes up when they lie still.",
          ],
          instead:
            "Sit up, keep your eyes open, choose the shortest session, and stop as soon as you feel worse. In later pregnancy lie on your side. If lying flat makes you breathless, stay propped up.",
        },
      },
    },
    {
      kind: "prose",
      heading: "How loud, and with headphones or without?",
      body: [
        "Softly, and without, if you can. A small speaker across the room is kind to old and young ears. Sound that comes from a little way off is easier to leave when you have had enough.",
        {
          bullets: [
            "The test: you can still hear someone speak to you at arm's length.",
            "With headphones, stay below the middle of the volume bar. Do not fall asleep with buds in your ears.",
            "With hearing aids, leave them in and lower the sound. If it buzzes, try without them.",
            "If your ears ring afterwards, it was too loud.",
          ],
        },
      ],
    },
    {
      kind: "caution",
      heading: "Who should take care with sound?",
      level: "caution",
      body: [
        {
          bullets: [
            "Tinnitus, or pain from everyday noise: begin with two minutes, very low. Stop if the ringing grows.",
            "Epilepsy: ask your doctor first. If music or sound has ever brought on a seizure, leave these out.",
            "Migraine: not during an attack, unless you know that sound helps you.",
            "Pacemaker or implanted defibrillator: headphones and phones hold magnets. Keep them at least 15 cm (6 inches) away from the device, and never rest them on your chest.",
            "Cochlear implant or other implant in the ear: ask your clinic how to listen.",
            "Pregnancy: a normal, low volume. Do not lay a speaker on your belly, and do not hold your breath.",
            "Ear infection or a recent ear operation: do not hum until your doctor says that all is well.",
          ],
        },
        "Never listen while you drive. Do not stop or change a medicine because a session has made you feel better.",
      ],
    },
    {
      kind: "comparison",
      heading: "What do the titles not mean?",
      intro:
        "People look for help under the name of what troubles them, so we kept those names. The trials here tested yoga, meditation or chanting, not these recordings.",
      caption: "What six sessions can offer, and what they cannot do",
      columns: ["Session", "It can give you", "It cannot"],
      rows: [
        [
          "Anxiety & Depression Relief",
          text`Twenty quiet minutes. In trials, mantra meditation eased anxiety and low mood by a small to moderate amount.${cite("alvarezperez2022")}`,
          "Stand in for therapy, medicine or a call for help.",
        ],
        [
          "Hypertension Control",
          text`Time at a slow breath. Yoga programmes lowered the upper number by about 5 points on average.${cite("wu2019")}`,
          "Control your blood pressure. Keep measuring, and keep taking your tablets.",
        ],
        [
          "Back Pain Management",
          text`A way to rest a sore back. Yoga classes eased back pain a little, as other exercise does.${cite("wieland2022")}`,
          "Explain the pain. New, severe or spreading pain needs a doctor.",
        ],
        [
          "Headache Relief",
          text`Twelve slow minutes in a dim room. In one trial, yoga added to medicine made migraine less frequent, though the trial had flaws.${cite("kumar2020")}`,
          "Judge a headache. One that is sudden and the worst of your life is an emergency.",
        ],
        [
          "Cancer Support Chanting",
          text`Company. In women with breast cancer, yoga lessened tiredness and helped sleep.${cite("cramer2017")}`,
          "Act on the cancer itself, or replace one day of treatment.",
        ],
        [
          "Obesity & Weight Management",
          text`A pause before you eat. Over 30 trials, yoga showed no overall effect on weight.${cite("lauche2016")}`,
          "Make you lose weight.",
        ],
      ],
    },
    {
      kind: "prose",
      heading: "What does research say about sound?",
      body: [
        text`Less than sellers of bowls will tell you. In one study, 62 adults felt less tense, tired and low after a single session with singing bowls.${cite("goldsby2017")} But there was no second group to compare them with. They also lay down, rested and hoped for something. Any of these may be the reason.`,
        text`In 2020 a review found only four studies. Each saw some gain in mood or body, and each had weak points. Its authors would not recommend bowls as a therapy for now.${cite("stanhope2020")} Five years later another review had 19 studies, nine of them with chance deciding who got what. It saw possible benefit for anxiety, mood and sleep. The trials were still small and very mixed.${cite("cai2025")}`,
        text`For your own voice there is a neat finding. When 23 healthy adults said a mantra or the Ave Maria, their breath slowed to about six a minute. The rhythms of heart and blood pressure moved in step.${cite("bernardi2001")} That is a short-term rhythm, not a treatment. Still, the oldest tool may be the best one: a quiet word, said again and again, at your own pace, for nothing.`,
        text`No pitch has a special power. A tone of 432 or 528 hertz is simply a tone. More on that is in ${link("/facts-myths", "our facts and myths")}, and on chanting in ${link("/bhakti-yoga", "our page on bhakti yoga")}.`,
      ],
    },
    {
      kind: "caution",
      heading: "When is it time to call for help?",
      level: "emergency",
      body: [
        "Call your local emergency number for chest pain, sudden breathlessness, fainting or a sudden severe headache. Do the same for sudden weakness or numbness of face, arm or leg, or trouble speaking. If you think of harming yourself, call that number or a crisis line now. A recording can wait.",
      ],
    },
  ],
  next: [
    { to: "/meditation", why: "How to sit with a mantra or a breath, once the sound has ended." },
    { to: "/media", why: "The same sessions beside twenty videos to watch." },
  ],
};
