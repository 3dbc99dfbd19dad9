import { glossary } from "#app/content/glossary.ts";
import { site } from "#app/content/site.ts";
import { link, sa, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";
import { unconfirmed } from "#app/content/unconfirmed.ts";

export const ethics: PageContent = {
  title: "Ethics",
  subtitle: "Five yamas, five niyamas, and how we behave when you practise with us",
  description:
    "The five yamas and five niyamas in plain words with daily examples, how they bind us as teachers, and how to raise a concern with us.",
  family: "roots",
  gist: [
    "Yoga starts long before the mat, with how we treat others and ourselves.",
    "Here are ten old pieces of advice, each with something to try on an ordinary day.",
    "They bind us as teachers first, so this page also says what to do if we fall short.",
  ],
  sections: [
    {
      kind: "prose",
      heading: "Why does ethics come first in yoga?",
      body: [
        text`${sa("patanjali")} lists eight limbs of yoga. Posture is only the third. Before it stand the ${sa("yama")} and the ${sa("niyama")}, five of each. It makes sense. A calm breath does not last long when you have just told a lie.`,
        "These are not commandments, and there is no exam. Think of them as handrails on a stair. You may climb without them. You will be glad of them on the day you slip.",
      ],
    },
    {
      kind: "verses",
      heading: "Where do the ten come from?",
      intro:
        "From two lines so short that you could learn them in an afternoon and keep them for life. The last “hah” is only a light breath.",
      verses: [
        {
          title: "The five yamas",
          devanagari: "अहिंसासत्यास्तेयब्रह्मचर्यापरिग्रहा यमाः ॥",
          roman: "ahiṃsā-satyāsteya-brahmacaryāparigrahā yamāḥ",
          say: "ah-HIM-sah saht-yah-STAY-yah brah-mah-chahr-yah-pah-RIG-rah-hah YAH-mah-hah",
          meaning: "Not harming, truth, not stealing, continence and not grasping are the yamas.",
          source: "Yoga Sutra 2.30",
        },
        {
          title: "The five niyamas",
          devanagari: "शौचसन्तोषतपःस्वाध्यायेश्वरप्रणिधानानि नियमाः ॥",
          roman: "śauca-santoṣa-tapaḥ-svādhyāyeśvarapraṇidhānāni niyamāḥ",
          say: "SHOU-chah sahn-TOH-shah TAH-pah svah-dhyah-YAYSH-vah-rah prah-nee-DHAH-nah-nee NEE-yah-mah-hah",
          meaning: "Cleanliness, contentment, effort, self-study and dedication to the Lord are the niyamas.",
          source: "Yoga Sutra 2.32",
        },
      ],
    },
    {
      kind: "principles",
      heading: "What are the five yamas?",
      intro: "The yamas are about the space between you and other people.",
      principles: [
        {
          title: "Ahimsa",
          devanagari: glossary.ahimsa.devanagari,
          subtitle: `Not harming. Say “${glossary.ahimsa.say}”.`,
          text: "Do no harm in deed, word or thought. It includes your own body. A stretch that hurts breaks this rule.",
          daily: "Notice the voice you use on yourself when you drop a cup. Would you speak so to a friend?",
        },
        {
          title: "Satya",
          devanagari: glossary.satya.devanagari,
          subtitle: `Truthfulness. Say “${glossary.satya.say}”.`,
          text: "Say what is so, and say it kindly. Where truth and kindness pull apart, wait until you can do both.",
          daily: "When the teacher asks “is that all right?”, answer truly. “No, my knee hurts” is good yoga.",
        },
        {
          title: "Asteya",
          devanagari: glossary.asteya.devanagari,
          subtitle: `Not stealing. Say “${glossary.asteya.say}”.`,
          text: "Take nothing that was not given. Time, ideas and attention can be stolen as easily as coins.",
          daily: "Be five minutes early. Let someone finish the story, even if you know the end.",
        },
        {
          title: "Brahmacharya",
          devanagari: glossary.brahmacarya.devanagari,
          subtitle: `Wise use of energy. Say “${glossary.brahmacarya.say}”.`,
          text: "For monks it meant a life without sex. For most of us it means to spend our strength with care, and to be faithful and fair in love.",
          daily: "Pick one thing that drains you each evening. Leave it out tonight and go to bed.",
        },
        {
          title: "Aparigraha",
          devanagari: glossary.aparigraha.devanagari,
          subtitle: `Not grasping. Say “${glossary.aparigraha.say}”.`,
          text: "Keep what you need and let the rest go by. That goes for things, for praise and for plans.",
          daily: "Give away one thing this week that somebody else would use more.",
        },
      ],
    },
    {
      kind: "principles",
      heading: "What are the five niyamas?",
      intro: "The niyamas are about how you live with yourself, when nobody looks.",
      principles: [
        {
          title: "Shaucha",
          devanagari: glossary.shauca.devanagari,
          subtitle: `Cleanliness. Say “${glossary.shauca.say}”.`,
          text: "Wash the body, air the room, tidy the mind. It is about care, not about being pure or better than others.",
          daily: "Clear one small surface, such as the bedside table. See how the eye rests on it.",
        },
        {
          title: "Santosha",
          devanagari: glossary.santosha.devanagari,
          subtitle: `Contentment. Say “${glossary.santosha.say}”.`,
          text: "Be at peace with what is here today. It does not ask you to put up with cruelty, or to hide pain.",
          daily: "Before sleep, name three things that were enough: the soup, the chair, the phone call.",
        },
        {
          title: "Tapas",
          devanagari: glossary.tapas.devanagari,
          subtitle: `Disciplined effort. Say “${glossary.tapas.say}”.`,
          text: "The word means heat. It is the small fire that gets you out of bed to practise. It never means pushing through pain.",
          daily: "Choose ten minutes at a fixed hour. Keep that date for a week, then decide again.",
        },
        {
          title: "Svadhyaya",
          devanagari: glossary.svadhyaya.devanagari,
          subtitle: `Self-study. Say “${glossary.svadhyaya.say}”.`,
          text: "Read a good text, say it aloud, and look at yourself in its light. Once it meant to recite by heart.",
          daily: text`Copy out one line that struck you. Keep it in your pocket for a day. Our ${link("/books", "book page")} may help you find one.`,
        },
        {
          title: "Ishvara Pranidhana",
          devanagari: glossary.ishvarapranidhana.devanagari,
          subtitle: `Dedication. Say “${glossary.ishvarapranidhana.say}”.`,
          text: "Do your best, then place the outcome in larger hands. Patanjali says the Lord. You may say life, or the good of others.",
          daily: "Before a hard task, say for whom you do it. Afterwards, let go of the score.",
        },
      ],
    },
    {
      kind: "comparison",
      heading: "What can you expect from us as teachers?",
      intro: "Fine words are cheap. This is how we want them to look in the room, and you may hold us to it.",
      caption: "Our conduct, with the principle behind it",
      columns: ["Matter", "What we do", "What we do not do"],
      rows: unconfirmed(
        [
          [
            "Touch (not harming)",
            "Ask each time, before any touch. Teach with words and by showing.",
            "Touch without your clear yes. Treat an old yes as a new one.",
          ],
          [
            "Health (truth)",
            "Say what trials show, and how sure it is. Send you to your doctor when in doubt.",
            "Promise results. Tell you to stop or change a medicine.",
          ],
          [
            "Your story (not stealing)",
            "Keep what you tell us to ourselves. The rare exception is when someone is in danger.",
            "Share your name, story or picture without your written yes.",
          ],
          [
            "Power (wise use of energy)",
            "Keep the bond between teacher and student clean and clear.",
            "Flirt with students, or seek favours or gifts from them.",
          ],
          [
            "Money (not grasping)",
            "State the price and the terms before you decide.",
            "Press you to buy more, or play on fear of illness.",
          ],
          ["Belief (dedication)", "Welcome every faith and none.", "Ask for worship or obedience."],
        ],
        "Confirm that every teacher is bound by these rules of conduct.",
      ),
    },
    {
      kind: "prose",
      heading: "What does our founder's medical training mean here?",
      body: [
        text`Our founder is a physician and yoga teacher, but acts here as a teacher and guide. We do not examine you or treat you, and nobody here becomes your doctor. Please tell us about your health so that we can adapt a practice, and keep your own doctor in the picture. Our ${link("/disclaimer", "disclaimer")} sets this out in full.`,
      ],
    },
    {
      kind: "prose",
      heading: "Has yoga always lived up to this?",
      body: [
        "No, and it would be against the second yama to hide it. Well-known teachers, in many schools, have misused trust: with hands, with money, with fear. Often those around them looked away because the teacher was thought to be holy.",
        { quote: "Respect for a teacher never asks you to keep a secret." },
        text`The word ${sa("guru")} does not lift anyone above the rules. If something feels wrong, that feeling is enough reason to step back. You owe nobody an explanation.`,
      ],
    },
    {
      kind: "process",
      heading: "How do I raise a concern?",
      intro: "You may do this for yourself or for somebody else, about any of us, the founder included.",
      steps: unconfirmed(
        [
          {
            title: "Make sure you are safe",
            text: "Leave the room or end the call. If you are in danger or think a crime has been committed, call the police or your local emergency number first.",
          },
          {
            title: "Write down what happened",
            text: "A few lines will do: the day, the place, the words, who was there. Memory fades fast.",
          },
          {
            title: "Tell us",
            text: text`Call us or send us a mail. Number and address stand on the ${link("/contact", "contact page")}. You need not give details at once. “I have a concern” is enough.`,
          },
          {
            title: "Hear from us",
            text: `We answer ${site.responsePromise}. We will listen, ask what you wish to happen, and say what we can and cannot do.`,
          },
          {
            title: "Go further if you want",
            text: "You can take it to a teachers' body, a lawyer or the authorities at any time. We will not hold it against you.",
          },
        ],
        "Confirm how concerns are received and who hears one about the founder.",
      ),
    },
    {
      kind: "prose",
      heading: "How can I try this tonight?",
      body: [
        "It takes one minute, with the light already off. Ask yourself three things.",
        {
          numbered: [
            "Whom did I treat well today?",
            "Where did I cause a small hurt, or tell a small untruth?",
            "What one thing can I put right tomorrow?",
          ],
        },
        "Then stop. The point is to notice, not to punish. If the second question keeps you awake or turns into blame, drop it and keep the first.",
      ],
    },
  ],
  next: [
    { to: "/ancient-roots", why: "Who wrote the ten down, when, and what came before and after." },
    { to: "/facts-myths", why: "Truthfulness put to work: what yoga can do, and what it cannot." },
  ],
};
