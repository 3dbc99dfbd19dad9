import { pictures } from "#app/content/pictures.ts";
import { cite, link, sa, strong, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const ageingYoga: PageContent = {
  title: "Ageing & Yoga",
  subtitle: "Chair first, wall second, floor last: a steady way to practise in later life",
  description:
    "Yoga for older adults, told honestly: what it does for balance, what it does not do for falls, a chair sequence and how to get up from the floor.",
  family: "care",
  picture: pictures["hero-chair"],
  gist: [
    "Yoga can help older people to move more easily and feel steadier. Trials have not shown that it prevents falls.",
    "So we begin in a chair, then stand at a wall. The floor comes last, once you know how to get up.",
    "If you are over 65, please ask your doctor before you start.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "prose",
      heading: "What can yoga do for me after sixty?",
      body: [
        "Think of three small moments. You get up from a low sofa. You look over your shoulder before you change lanes. You put on a sock while standing. Strength, turning, balance: all three can be trained at any age.",
        text`Six trials with 307 people aged 60 and over found a small gain in balance and a medium gain in moving about.${cite("youkhana2016")} A later review of 22 trials compared yoga with doing nothing. Balance, leg strength, suppleness and mood were better with yoga. Compared with other exercise, the edge was smaller.${cite("sivaramakrishnan2019")}`,
        "In plain words: yoga is good exercise for later life. So is walking, swimming or dancing in the kitchen. The best one is the one you keep doing.",
      ],
    },
    {
      kind: "prose",
      heading: "Does yoga prevent falls?",
      body: [
        "Many websites say so, and it sounds likely. The largest trial found something else.",
        text`For a year, 700 people aged 60 and over did one of two programmes, mostly online. One was a standing programme in the Iyengar style. The other was seated and restful. In the standing group, 41 out of 100 people fell at least once. In the seated group it was 29. Injuries were about equal.${cite("oliveira2025")}`,
        "The standing group was also more active and more confident. Perhaps they took more chances. The trial cannot tell us.",
        {
          quote:
            "Better balance in a class is not the same as fewer falls at home. Keep a hand near the wall, and let confidence arrive a little later than skill.",
        },
      ],
    },
    {
      kind: "caution",
      level: "emergency",
      heading: "When should I stop and call for help?",
      body: [
        "Call your local emergency number for any of these, at any time:",
        {
          bullets: [
            "chest pain, or sudden breathlessness",
            "fainting, or a sudden severe headache",
            "sudden weakness or numbness of face, arm or leg, or trouble speaking",
            "a fall with a blow to the head, above all if you take blood thinners",
            "thoughts of harming yourself: call, or ring a crisis line, now",
          ],
        },
        "Do not stop or skip a medicine because you practise yoga, not even one that makes you dizzy. Ask your doctor or pharmacist.",
      ],
    },
    {
      kind: "practice",
      heading: "What can I do in a chair, today?",
      practice: {
        title: "Ten minutes in a chair",
        text: "Use a firm chair without wheels. Push its back against a wall. Wear shoes or socks that grip. You should be able to talk all the way through.",
        amount: "10 to 15 minutes, 3 to 4 times per week to start",
        steps: [
          text`${strong("Arrive.")} Sit tall, feet flat, hands on your thighs. Take five easy breaths. Let each breath out be the longer one.`,
          text`${strong("Wake the feet.")} Lift both heels, then all your toes. Ten times.`,
          text`${strong("March.")} Lift one knee a little, then the other. Ten on each side.`,
          text`${strong("Open the chest.")} Draw your elbows back and lift your breastbone. Keep your chin level. Five times.`,
          text`${strong("Float the arms.")} Breathe in and raise them as far as is easy. Breathe out and lower them. Five times. Do not stay up there.`,
          text`${strong("Look behind you.")} Turn your head and chest a little to the right for two breaths. Then to the left.`,
          text`${strong("Stand and sit.")} Hands on the seat or armrests. Lean forward until your nose is over your toes, then rise. Count to three. Sit down slowly. Up to five times.`,
          text`${strong("Hum and rest.")} Hum three soft breaths out. Sit quietly for a minute before you get up.`,
        ],
        caution: {
          avoid: [
            "You fainted, fell or broke a bone lately, or had an operation: ask your doctor first.",
            "You feel dizzy when you stand: leave out the standing.",
            "Heart failure or angina: ask first, rest between steps, and stop before you are short of breath.",
            "Osteoporosis: keep your back long, and make the turn very small.",
            "A new hip: no deep lean and no high knees. Do only what your surgeon allows.",
          ],
          instead: "Any step can be left out. Feet, breath and humming alone make a good practice, even in bed.",
        },
      },
    },
    {
      kind: "practices",
      heading: "When am I ready for the wall?",
      intro:
        "When the chair sequence feels easy and you can stand up without your hands. Have somebody in the house the first few times.",
      practices: [
        {
          title: "Heel raises at the worktop",
          text: "A kitchen worktop is a good partner. It does not slide away.",
          amount: "8 slow lifts",
          steps: [
            "Stand facing the worktop, feet hip-width apart, fingertips on it.",
            "Rise onto the balls of your feet while you count to two.",
            "Come down while you count to four.",
          ],
          caution: {
            avoid: ["Numb feet, sore Achilles tendons, or dizziness on standing."],
            instead: "Do the heel lifts sitting down.",
          },
        },
        {
          title: "One light foot",
          text: text`The first half of ${sa("vrikshasana")}. The light foot never quite leaves the floor, so it is there when you need it.`,
          amount: "3 breaths each side",
          steps: [
            "Stand side-on to the wall, with your palm on it.",
            "Move your weight onto the foot nearest the wall.",
            "Lift the other heel. Keep your big toe down.",
            "Look at one spot. Turn around and change sides.",
          ],
          caution: {
            avoid: ["A fall in the last year, vertigo, or a hip or knee that gives way."],
            instead: "Sit and press one foot down at a time.",
          },
        },
        {
          title: "Wall press",
          text: "A push-up that stands up. It trains your arms and opens a rounded chest.",
          amount: "8 times",
          steps: [
            "Face the wall at arm's length. Place your palms at chest height.",
            "Breathe in and bend your elbows. Keep your body in one line.",
            "Breathe out and push back.",
          ],
          caution: {
            avoid: ["A painful shoulder or wrist, or a heart or blood pressure that is not under control."],
            instead: "Press your palms together in front of your chest, gently, and keep breathing.",
          },
        },
      ],
    },
    {
      kind: "recommendations",
      heading: "What if I have weak bones, glaucoma or a new joint?",
      intro: text`Tell us before the first class. For heart, blood pressure and other illness see ${link("/illness-yoga", "Illness & Yoga")}.`,
      groups: [
        {
          title: "Osteoporosis",
          helpful: [
            "A long back. Bend from the hips, as if you were closing a drawer behind you.",
            "Chest opening, standing up from a chair, wall presses.",
            "A physiotherapist's advice, above all after a fracture.",
          ],
          avoid: [
            "Rounding forward to touch your toes, sit-ups, deep or sudden twists.",
            "Headstand, shoulderstand and plough.",
          ],
        },
        {
          title: "Medicines that make you dizzy",
          helpful: [
            "Sit for a minute and pump your feet before you stand.",
            "A yearly medicine review. Common culprits: tablets for blood pressure, water, prostate, sleep, mood, strong pain or Parkinson's.",
            "With diabetes medicine: keep something sweet within reach.",
          ],
          avoid: [
            "Getting up fast, hot rooms, head-down poses.",
            "New moves in the first days of a new tablet or dose.",
            "Stopping a tablet on your own.",
          ],
        },
        {
          title: "Glaucoma, or a recent eye operation",
          helpful: ["Chair and wall work with your head above your heart.", "Your eye doctor's yes before any class."],
          avoid: [
            text`Every head-down pose. In ten people with glaucoma, downward dog took eye pressure from 17 to about 28 millimetres of mercury (mm Hg) within a minute.${cite("jasien2015")}`,
            "Straining, and holding the breath.",
          ],
        },
        {
          title: "A new hip or knee",
          helpful: [
            "A list from your surgeon or physiotherapist of what you may not do, and for how long.",
            "A higher seat: add a firm cushion.",
          ],
          avoid: [
            "Deep squats, lotus, kneeling on the joint.",
            "After a hip operation: crossing your legs or bringing the leg over the middle.",
          ],
        },
      ],
    },
    {
      kind: "practice",
      heading: "How do I get up from the floor?",
      intro: "Learn this before you lie down for the first time. It is worth knowing even without yoga.",
      practice: {
        title: "Roll, kneel, chair, rise",
        text: "Practise on a carpet beside a firm chair, with a helper near. Rest between steps.",
        amount: "Once a week, until it feels dull",
        steps: [
          "Stay where you are and breathe. After a fall, check first: does anything hurt? Can I move everything?",
          "Bend your knees and roll onto your side.",
          "Push down with your top hand and lower elbow until you sit on one hip.",
          "Turn onto your hands and knees. Crawl to the chair.",
          "Put both hands on the seat. Bring your stronger foot forward and set it flat.",
          "Push with your hands and that leg. Turn slowly and sit.",
          "Wait a few minutes before you stand. If this was a real fall, tell somebody today and your doctor soon.",
        ],
        caution: {
          avoid: [
            "After a fall with strong pain, a blow to the head or a leg that will not move: do not get up. Call for help and keep warm.",
            "Knee replacement, or you cannot kneel: learn it with a physiotherapist.",
            "Recent surgery, a fracture, or fragile bones: ask first.",
          ],
          instead: "Stay with the chair. No one needs the floor to practise well.",
        },
      },
    },
    {
      kind: "prose",
      heading: "When should I ask about a falls-prevention programme?",
      body: [
        "Ask your doctor, nurse or physiotherapist if one of these is true:",
        {
          bullets: [
            "You fell in the past year, even without getting hurt.",
            "You hold on to furniture as you walk through the room.",
            "You have given up something you like because you fear a fall.",
            "You feel dizzy when you get up.",
            "You take several medicines, or one that makes you sleepy or dizzy.",
          ],
        },
        "Such a programme builds strength and balance in a planned way. It also looks at your medicines, eyes, feet, shoes and home. That loose rug in the hall may matter more than any posture.",
        text`Yoga can come along as a companion. ${link("/pranayam", "Slow breathing")} and ${link("/meditation", "seated meditation")} fit beside any programme.`,
      ],
    },
    {
      kind: "callout",
      heading: "Would you like to begin with us?",
      text: "Tell us what your doctor said, whether you have fallen, and which joint complains the loudest. We will say honestly whether a class suits you.",
      actions: [
        { label: "Write to us", to: "/contact" },
        { label: "See our services", to: "/services" },
      ],
    },
  ],
  next: [
    { to: "/illness-yoga", why: "If you live with an illness, read there what helps and what to leave out." },
    { to: "/yoga-diet", why: "Muscles and bones need food as well as practice, and enough protein above all." },
  ],
};
