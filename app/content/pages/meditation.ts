import { cite, em, link, sa, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const meditation: PageContent = {
  title: "Meditation",
  subtitle: "How to sit, what to repeat, and when to leave it for another day",
  description:
    "Mantra meditation, Om and yoga nidra for beginners: start on a chair, learn what to do when the mind wanders, and when not to.",
  family: "breath",
  gist: [
    "Meditation is not an empty mind. It is coming back, kindly, each time the mind has left.",
    "You can begin on a kitchen chair, with one word and two minutes.",
    "It helps many people a little. For some, at some times, it is not the right thing, and this page says when.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "prose",
      heading: "What is meditation, if the mind never stops?",
      body: [
        text`The ${sa("gita")} has an image for the steady mind: a lamp in a place without wind, whose flame does not flicker (6.19). Most of us live in a draughty house. Meditation will not stop the wind outside. It is the habit of getting up, once more, to close the window.`,
        text`Yoga draws a line between two things here. You can practise ${sa("dharana")}. You cannot force ${sa("dhyana")}, which comes when the holding has grown easy. You do the first, and the second visits when it likes. So nobody can fail.`,
        text`${em("Try it now.")} Read this line, then look away and listen. How far off is the furthest sound you can hear? Stay with that sound for one slow breath. That was a short meditation.`,
      ],
    },
    {
      kind: "practice",
      heading: "How do I sit without pain?",
      intro: "Take a chair first. The floor is a custom, not a rule, and numb legs teach nobody.",
      practice: {
        title: "A seat you can forget",
        text: "A good seat is one you stop noticing. It takes a minute to set up.",
        amount: "2 minutes at first; in time 10 to 15 minutes daily",
        steps: [
          "Choose a firm chair that does not roll. Sit back, with your feet flat. Put a book under them if they dangle.",
          "Let your hips be a little higher than your knees. A folded towel on the seat will do it.",
          "Grow tall, then soften your belly, jaw and tongue.",
          "Rest your hands where they fall. Close your eyes, or look at one spot on the floor.",
          "Set a gentle timer, so that you need not watch the clock.",
        ],
        caution: {
          avoid: [
            "A recent hip or knee operation: keep to the angles your surgeon allows.",
            "Dizzy spells or falls: use a chair with arms, against a wall, and keep your eyes open.",
            "Low blood pressure, or tablets that lower it: wait a moment, then stand up slowly.",
            "Back pain or sciatica: lean back, move often, or lie down.",
          ],
          instead: text`Lying, leaning and walking slowly all count. If you like the floor, sit on a thick cushion in ${sa("sukhasana")} and get up before your feet go numb.`,
        },
      },
    },
    {
      kind: "practices",
      heading: "Which word do I repeat, and how?",
      intro: text`Mantra meditation gives the mind a handrail. You may do it aloud or in silence; quiet repetition is called ${sa("japa")}.`,
      practices: [
        {
          title: "Om, from voice to silence",
          text: text`You begin with a sound the room can hear and end with one that only you can. The ${sa("om")} grows quieter each time.`,
          amount: "5 to 10 times aloud, then 3 minutes of quiet",
          steps: [
            "Breathe in through your nose. Let out a long, low “oh” that closes into “mmm”.",
            "Rest for one breath. Repeat 5 to 10 times, each a shade softer than the last.",
            "Go on in a whisper, then only in your mind, one Om for each out-breath.",
            "When the sound fades by itself, let it. Sit and listen.",
          ],
          caution: {
            avoid: [
              "A sore throat or a lost voice: stay silent.",
              "Recent surgery on the throat, chest, belly or eyes: ask your surgeon.",
              "Breathlessness, or heart or lung disease: ask your doctor, and keep each Om short.",
              "An ear infection: leave out the hum.",
              "Epilepsy, psychosis or mania, now or in the past: ask your care team first.",
            ],
            instead: "Listen to a recorded Om, or stop after two.",
          },
        },
        {
          title: "So'ham, with the breath",
          text: text`The mantra ${sa("soham")} is silent. Old teachers hear it in the breath itself: “so” as it comes in, “ham” as it goes out.`,
          amount: "5 minutes; later 10 to 15 minutes",
          steps: [
            "Let your breath come and go as it wants. Do not slow it.",
            "In your mind, say “so” as you breathe in and “ham” as you breathe out.",
            "If the words run ahead, wait for the breath to catch up.",
            "At the end, drop the words. Feel your feet. Open your eyes.",
          ],
          caution: {
            avoid: [
              "Panic, when watching your breath makes it worse",
              text`Severe low mood, trauma or psychosis: first read ${link("/meditation#when-is-meditation-not-the-right-thing", "when meditation is not the right thing")}.`,
            ],
            instead: "Keep your eyes open and repeat a plain word such as “here”, without the breath.",
          },
        },
      ],
    },
    {
      kind: "verses",
      heading: "What do these words mean?",
      intro: "You need no faith to use them, and you may choose a word from your own.",
      verses: [
        {
          title: "So ham",
          devanagari: "सोऽहम्",
          roman: "so 'ham",
          say: "soh-HUM",
          meaning: "I am that.",
          source: "Often joined in silence to the breath",
        },
        {
          title: "Lokah Samastah",
          devanagari: "लोकाः समस्ताः सुखिनो भवन्तु",
          roman: "lokāḥ samastāḥ sukhino bhavantu",
          say: "LOH-kah sah-MAHS-tah SOO-khee-noh bhah-VAHN-too",
          meaning: "May all beings everywhere be happy.",
          source: "A traditional closing blessing",
        },
      ],
    },
    {
      kind: "comparison",
      heading: "What do I do when my mind wanders?",
      intro:
        "Notice it. Unclench your jaw. Come back on the next out-breath, without a telling-off. Some visitors need a little more:",
      caption: "Common visitors in meditation and how to meet them",
      columns: ["Who turns up", "What to do"],
      rows: [
        ["The shopping list", "Keep paper beside you. Write one word, then come back."],
        ["Sleep", "Open your eyes and sit forward. Still nodding? Take a nap; you needed it."],
        ["Fidgety legs", "Walk slowly for five minutes first, or walk the whole time."],
        ["Pain", "Move. Sitting through pain is no virtue. New or severe pain needs a doctor."],
        ["Boredom", "Shorten it. Two willing minutes are worth more than twenty stubborn ones."],
        [
          "Tears, or old memories",
          "Open your eyes, name what you see, drink some water. If they keep coming, stop and talk to someone you trust.",
        ],
      ],
    },
    {
      kind: "practice",
      heading: "What is yoga nidra, and how do I try it?",
      practice: {
        title: "Yoga nidra, a first taste",
        text: text`In ${sa("yoganidra")} a voice leads your attention round the body while you do nothing at all. Record these steps in your own slow voice, or have a friend read them out. A guided one by another teacher is in ${link("/media", "our media library")}.`,
        amount: "10 to 20 minutes",
        steps: [
          "Lie on a bed or mat, with a pillow under your head and one under your knees. Cover up; you will cool down.",
          "Tell yourself: “I am resting. I can move or stop whenever I like.”",
          "Go round the body by name: right thumb, each finger, palm, wrist, elbow, shoulder, hip, knee, foot. Then the left side, the back, the face.",
          "Count ten breaths backwards. Lost count? Start anywhere.",
          "Wiggle fingers and toes. Roll to one side, wait for three breaths, then sit up.",
        ],
        caution: {
          avoid: [
            "Later pregnancy: lie on your side.",
            "Heart failure, reflux, or breathlessness when flat: prop yourself up, or use an armchair.",
            "If it is hard to get up from the floor: use your bed.",
            "Trauma, flashbacks, feeling unreal, or psychosis: ask a clinician who knows you first.",
            "Never listen while driving, in the bath, or with something on the stove.",
          ],
          instead: "Keep your eyes open, stay seated, and go round the hands and feet only.",
        },
      },
    },
    {
      kind: "definitions",
      heading: "What has been measured so far?",
      intro: text`Less than the headlines say, and more than nothing. The whole picture is on ${link("/research", "our research page")}.`,
      entries: [
        {
          term: "Mood",
          text: text`Across randomised trials, mantra meditation eased anxiety, low mood and stress by a small to moderate amount. Many trials were of limited quality.${cite("alvarezperez2022")}`,
        },
        {
          term: "The brain",
          text: text`Twelve people chanted Om in a scanner. Areas that deal with emotion grew quieter; a plain “sss” did not do this. Nobody measured how they felt.${cite("kalyani2011")}`,
        },
        {
          term: "Sleep",
          text: text`In 41 people with long-term insomnia, yoga nidra and a standard talking therapy, cognitive behavioural therapy (CBT), both led to longer and better-rated sleep. It was a small trial.${cite("datta2021")}`,
        },
        {
          term: "Cortisol",
          text: text`Meditation lowered this stress hormone in blood only in people with a physical illness. In saliva, the change was small and may be chance.${cite("koncz2021")}`,
        },
        {
          term: "Strong moments",
          text: text`Of 464 regular chanters in 33 countries, six in ten told of a mystical state while chanting, whatever their tradition.${cite("perry2021")} They chose to answer, so it may be rarer. You need not look for one.`,
        },
      ],
    },
    {
      kind: "caution",
      level: "caution",
      heading: "When is meditation not the right thing?",
      body: [
        "Silence is not kind to everyone. Some people grow more anxious or low, or feel cut off, when they turn inward. That is not a failure of will. Before you start, please ask a clinician who knows you if you live with:",
        {
          bullets: [
            "trauma, with flashbacks or nightmares",
            "psychosis (losing touch with what is real) or mania, now or in the past",
            "acute or severe depression",
            "panic attacks, or a feeling of being outside your body",
          ],
        },
        "At such a time, leave out long silence and long retreats. A walk, a warm meal or a friend may do more good today. Do not stop your medicine, and do not change the dose, because you feel better.",
      ],
    },
    {
      kind: "caution",
      level: "emergency",
      heading: "When should I call for help at once?",
      body: [
        "Call your local emergency number for:",
        {
          bullets: [
            "thoughts of harming yourself or others, or voices that tell you what to do; a crisis line can help as well",
            "chest pain, sudden breathlessness or fainting",
            "a sudden, severe headache",
            "sudden weakness or numbness of the face, an arm or a leg, or trouble speaking",
          ],
        },
      ],
    },
  ],
  next: [
    { to: "/pranayam", why: "If sitting still is too much today, begin with ten counted breaths." },
    { to: "/bhakti-yoga", why: "Where mantra becomes song, and song is shared." },
  ],
};
