import { site } from "#app/content/site.ts";
import { link, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";
import { unconfirmed } from "#app/content/unconfirmed.ts";

export const services: PageContent = {
  title: "Services",
  subtitle: "Six ways to practise with us, from half an hour online to a week by the water",
  description:
    "Yoga classes, corporate workshops, wellness retreats, online meditation, personalized healing and teacher training: what each includes and how long it takes.",
  family: "practice",
  gist: [
    "Choose by the time you have, not by how fit you are. We can bring a chair into almost anything.",
    "Nothing is sold on this site. You write to us, we talk, and then you decide.",
  ],
  sections: [
    {
      kind: "offerings",
      heading: "What do we offer?",
      offerings: unconfirmed(
        [
          {
            title: "Yoga Classes",
            text: "A small group, an unhurried hour. We move, we breathe, we chant a little, and we end lying or sitting still.",
            features: [
              "Postures in standing, wall and chair versions",
              "One breathing practice, taught slowly",
              "A short chant, which you may also just hear",
              "Rest at the end, never cut short",
            ],
            duration: "60-90 minutes",
            to: "/contact",
            action: "Ask about classes",
          },
          {
            title: "Corporate Workshops",
            text: "For teams who sit too long and breathe too high. No mats, no change of clothes, and no sharing of feelings on demand.",
            features: [
              "Movements for neck, back and wrists at the desk",
              "A breath to use before a hard call",
              "At your workplace or by video",
              "One page of practice to keep",
            ],
            duration: "45-60 minutes",
            to: "/contact",
            action: "Plan a workshop",
          },
          {
            title: "Wellness Retreats",
            text: "A few days away from the phone, with two practices a day, plain food and long gaps. The gaps are the point.",
            features: [
              "Morning movement and evening chanting",
              "A sound session with bowls and gong",
              "Simple vegetarian meals",
              "Free hours, and silence for those who want it",
            ],
            duration: "3-7 days",
            to: "/contact",
            action: "Ask about retreats",
          },
          {
            title: "Online Meditation",
            text: "A live sitting by video, short enough for a lunch break. Your camera may stay off.",
            features: [
              "Guided sitting with breath or mantra",
              "Time for questions at the end",
              "Any chair, any clothes",
              "Small groups, so that we learn your name",
            ],
            duration: "30-45 minutes",
            to: "/contact",
            action: "Join a sitting",
          },
          {
            title: "Personalized Healing",
            text: "One teacher and you. We build a practice round your health, your day and your aim. It goes along with your medical care and never instead of it.",
            features: [
              "A first talk about what you can and cannot do",
              "A written practice of 10 to 20 minutes for home",
              "Changes as you go, or as your doctor advises",
              "On a mat, on a chair or in bed",
            ],
            duration: "Customized",
            to: "/contact",
            action: "Tell us about yourself",
          },
          {
            title: "Teacher Training",
            text: "For people who have practised for a while and want to pass it on with care. You learn postures, breath, chant and, above all, when to say no.",
            features: [
              "200-hour certification",
              "Anatomy and safety led by a physician",
              "Teaching practice from the first week",
              "Chair, wall and floor versions of everything",
            ],
            duration: "3-6 months (200-hour certification)",
            to: "/courses",
            action: "See the courses",
          },
        ],
        "Confirm what each of the six services includes, and that each is on offer.",
      ),
    },
    {
      kind: "definitions",
      heading: "Which one suits me?",
      entries: [
        {
          term: "I have never done this",
          text: "Online Meditation, or a class where you tell us that it is your first. Sit near the door if that helps.",
        },
        {
          term: "I am over 65, or not steady",
          text: text`A class on a chair, or one-to-one. ${link("/ageing-yoga", "Our page on ageing and yoga")} says what to expect and what to ask your doctor.`,
        },
        {
          term: "I have a diagnosis",
          text: text`Personalized Healing, after a word with your doctor. ${link("/illness-yoga", "Read what fits your condition")} and what does not.`,
        },
        {
          term: "I plan something for my company",
          text: "One workshop first, then decide. A single hour tells you more than our brochure would.",
        },
        {
          term: "I need a real break",
          text: "A retreat of three days is plenty for a first time. Seven days of quiet can be a lot.",
        },
      ],
    },
    {
      kind: "process",
      heading: "How does booking work?",
      intro: "By letter, more or less. There is no account to open and no online payment on this site.",
      steps: [
        {
          title: "You write",
          text: text`By mail, phone or WhatsApp: ${link("/contact", "the contact page")} has them all. Name the service and the days that suit you.`,
        },
        {
          title: "We answer",
          text: `We answer mail, calls and chats ${site.responsePromise}, with dates, the place and the price.`,
        },
        {
          title: "We talk about your health",
          text: "A short call, if there is anything we should know. We ask only what we need to teach you safely.",
        },
        {
          title: "You decide",
          text: text`You say yes or no in your own time. How cancelling works stands in ${link("/terms", "our terms")}.`,
        },
      ],
    },
    {
      kind: "prose",
      heading: "What should I bring?",
      body: [
        "Less than you think. We would rather see you in old trousers than not at all.",
        {
          bullets: [
            "Clothes in which you can sit, and an extra layer for the rest at the end.",
            "Your glasses, hearing aids and any medicine you may need, such as an inhaler or a nitrate spray. Keep it within reach, not in the cloakroom.",
            "A light stomach: 2 to 3 hours after a heavy meal, 1 hour after a light snack. If you have diabetes, eat as your doctor advises and bring something sweet.",
            "At home: a firm chair without wheels, a wall, and a door you can close.",
          ],
        },
      ],
    },
    {
      kind: "caution",
      heading: "Who should ask a doctor first?",
      level: "caution",
      body: [
        "Please get your doctor's agreement before your first class if one of these is true for you:",
        {
          bullets: [
            "You are under 18 or over 65.",
            "You are pregnant or nursing.",
            "You take medication.",
            "You have had an operation recently.",
            "You have heart disease, high blood pressure, glaucoma, epilepsy, brittle bones, a hernia, a mental illness or any illness that is not stable.",
          ],
        },
        "Tell us as well. It does not shut the door. It tells us which door to open. Keep taking your medicines as prescribed. Before a session with bowls and gong, tell us about tinnitus, epilepsy, pregnancy or an implant such as a pacemaker.",
        text`During practice, stop and call your local emergency number for chest pain, sudden breathlessness, fainting or a sudden severe headache. Do the same for sudden weakness or numbness of face, arm or leg, or trouble speaking. If you think of harming yourself, call that number or a crisis line now. ${link("/disclaimer", "Our full disclaimer")} says more.`,
      ],
    },
    {
      kind: "callout",
      heading: "Not sure yet?",
      text: "Send us two lines about yourself. We will suggest one thing to try, even if it is a free page on this site.",
      actions: [
        { label: "Write to us", to: "/contact" },
        { label: "Chat on WhatsApp", to: "whatsapp" },
      ],
    },
  ],
  next: [
    { to: "/courses", why: "For those who want to teach: levels, hours and how to apply." },
    { to: "/faq", why: "Short answers on how often to practise, when to eat and what to wear." },
  ],
};
