import { link, mail, phone, strong, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const disclaimer: PageContent = {
  title: "Disclaimer",
  subtitle: "What this site can do for your health, what it cannot, and who should ask a doctor first",
  description:
    "Our content is educational and no substitute for medical advice. Who needs medical approval before yoga or chanting, and what risks remain.",
  family: "night",
  gist: [
    "What you read, hear and see here is for learning. It is not medical advice, and it does not replace treatment.",
    "Some people need a doctor's approval before they begin. Please look for yourself in the list below.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "prose",
      heading: "Medical Disclaimer",
      body: [
        "Everything on this site is educational. That includes the articles, the audio sessions, the videos and the answers we give when you write to us. None of it is a diagnosis, a prescription or a treatment. It is not a substitute for medical advice from somebody who can examine you.",
        "Reading this site, writing to us or joining a class does not make you our patient. No doctor-patient relationship begins.",
        {
          bullets: [
            text`${strong("Do not stop or change a medicine")} because of anything you find here. Speak to the doctor who prescribed it.`,
            text`${strong("Do not put off seeing a doctor")} because a practice makes you feel better.`,
            text`${strong("Do not rely on a session made for a condition")} to treat it. A track named after headache or high blood pressure is meant to help you rest, and no more.`,
          ],
        },
      ],
    },
    {
      kind: "caution",
      level: "emergency",
      heading: "When to Call for Help at Once",
      body: [
        "Stop and call your local emergency number if you have:",
        {
          bullets: [
            "chest pain or sudden breathlessness",
            "fainting",
            "a sudden, severe headache",
            "sudden weakness or numbness of the face, an arm or a leg, or trouble speaking",
            "thoughts of harming yourself: call, or ring a crisis line, now",
          ],
        },
        "Do not write to us in an emergency. We may not see your message for hours.",
      ],
    },
    {
      kind: "caution",
      level: "caution",
      heading: "Who Needs Medical Approval First",
      body: [
        "Get your doctor's approval before you start if any of these is you:",
        {
          bullets: [
            "You are under 18 or over 65.",
            "You are pregnant or nursing.",
            "You take medication of any kind.",
            "You have recently been operated on.",
          ],
        },
        text`Ask as well if you live with an illness or an injury, even an old one. ${link("/illness-yoga", "Our page on yoga and illness")} names the postures and breaths to leave out. Show it to your doctor if you like.`,
      ],
    },
    {
      kind: "prose",
      heading: "Assumption of Risk",
      body: [
        "Yoga is physical. Muscles get strained, joints get sore, people lose their balance. Serious harm is uncommon, but it happens. Breathing exercises can make you dizzy or anxious. Chanting can tire the voice. Meditation can stir up painful memories.",
        "When you practise, you take on these ordinary risks yourself, at home as well as in class. You know your body from the inside, and nobody else does. So you agree to:",
        {
          bullets: [
            "tell the teacher before class about illness, injury, operations and pregnancy;",
            "work within your limits, and rest whenever you want to;",
            "stop at once if something hurts or feels wrong;",
            "practise at home in a safe place, with a firm chair or a wall within reach;",
            "never practise while driving, in water, or after alcohol or drugs.",
          ],
        },
        "You may say no to any posture, breath or touch. You never have to give a reason.",
      ],
    },
    {
      kind: "prose",
      heading: "Professional Qualifications",
      body: [
        "Our founder is a physician and yoga teacher. Here, the founder acts as a teacher and guide, and not as your physician. The medical training shapes how we teach and what we warn about. It does not turn a class into a consultation.",
        "Our teachers are trained in yoga. They do not diagnose, prescribe or tell you to change a treatment. If one of them seems to, ask your own doctor before you act, and please let us know.",
      ],
    },
    {
      kind: "prose",
      heading: "No Guarantees",
      body: [
        "We promise no result. What helps one person may do nothing for the next. A story on this site, however warm, is no promise that yours will be the same.",
        text`Where we quote a study, we say how strong it is. Studies give averages over many people. They cannot say what will happen to you. ${link("/research", "What the research finds")} explains how to read them. Knowledge changes, so we date our health pages and read them again.`,
      ],
    },
    {
      kind: "prose",
      heading: "Limitation of Liability",
      body: [
        "We take care over what we write and teach. Still, mistakes happen. As far as the law allows, we are not liable for injury, loss or damage from using this site or practising what it shows.",
        text`If we are liable in spite of this, our liability is capped at the amount paid by you. ${link("/terms", "The terms and conditions")} set this out in full. Nothing here takes away a right that the law does not let us take away.`,
        "We link to videos, studies and other sites that are not ours. We chose them with care, but we do not control what they say.",
      ],
    },
    {
      kind: "prose",
      heading: "Special Populations",
      body: [
        { subheading: "Pregnancy" },
        "Get approval from your doctor or midwife before you begin, and again after the birth. Prefer a prenatal class. Leave out lying face down, deep twists, strong work for the belly, hot rooms, fast breathing and holding the breath. Later on, do not lie flat on your back for long. Stop and call your maternity team if you have bleeding, pain, fluid loss or fewer movements of the baby. If you are nursing, ask first too.",
        { subheading: "Seniors" },
        text`If you are over 65, get approval first, and tell the doctor about every fall. Start on a chair or beside a wall. Yoga may help balance, but it has not been shown to prevent falls. With osteoporosis, leave out deep forward bends, deep twists, headstand and shoulderstand. With glaucoma, leave out head-down poses. ${link("/ageing-yoga", "Ageing and yoga")} has a gentle way in.`,
        { subheading: "Mental health" },
        "If you live with depression, anxiety, trauma, bipolar disorder or psychosis, ask the people who treat you first. Long silence, fast breathing and strong chanting can make some symptoms worse. Keep your eyes open and sessions short. Stay with your treatment. If you think of harming yourself, call your local emergency number or a crisis line now.",
        { subheading: "Children" },
        "Anyone under 18 needs a doctor's approval and the consent of a parent or guardian. An adult should be with a child who practises from this site. Children should not hold their breath, breathe fast, or stand on the head.",
      ],
    },
    {
      kind: "prose",
      heading: "Acknowledgment",
      body: [
        "By using this site or joining a class you confirm that:",
        {
          bullets: [
            "you have read and understood this page;",
            "you have asked a doctor if you belong to one of the groups above;",
            "you practise by your own choice and at your own risk;",
            text`you also accept ${link("/terms", "our terms and conditions")}.`,
          ],
        },
        text`If any of this is unclear, ask before you begin: through ${link("/contact", "the contact page")}, by email to ${mail}, or by phone on ${phone}.`,
      ],
    },
  ],
  next: [
    { to: "/illness-yoga", why: "What may help and what to leave out, condition by condition." },
    { to: "/terms", why: "The rules for classes, refunds and the use of this site." },
  ],
};
