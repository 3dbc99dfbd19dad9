import { cite, link, sa, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const faq: PageContent = {
  title: "FAQ",
  subtitle: "Frequently asked questions: twenty-four of them, answered plainly",
  description:
    "Plain answers about starting yoga and chanting: how often, when to eat, who should ask a doctor first, belief, classes and teacher training.",
  family: "night",
  gist: [
    "You can begin stiff, on a chair, with ten minutes and a voice that cannot hold a tune.",
    "If you have a health condition, read the part on health and safety first.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "faq",
      heading: "Getting Started",
      questions: [
        {
          question: "I have never done yoga. Can I begin at my age?",
          answer: [
            "In most cases, yes. If you can sit on a chair and breathe, there is something you can do today. Beginners come in every shape and age, and nobody is asked to touch their toes.",
            text`If you are over 65, pregnant, ill, on medicine, or recovering from an operation, ask your doctor first. Then see ${link("/ageing-yoga", "how yoga changes with age")}.`,
          ],
        },
        {
          question: "Do I have to be flexible or fit?",
          answer: [
            "No. The gate that creaks is the one that needs oil, not the one to leave shut. Movement may come more easily with practice. It is not an entry ticket.",
            "A chair, a cushion, a belt and a wall are proper tools, not signs of failing.",
          ],
        },
        {
          question: "How often should I practise?",
          answer: [
            "Practise 3-4 times per week to start. Even 10-15 minutes daily helps.",
            "Short and often is easier to keep up than long and seldom. Tie it to something you already do, such as the first cup of tea. If you miss a day, nothing is lost. Begin again.",
          ],
        },
        {
          question: "What do I need to buy?",
          answer: [
            "Nothing, to begin with. Wear clothes you can bend in. For postures on the floor, go barefoot on a mat or a firm rug that does not slip. For a seated practice, use a chair that stands firm, without wheels.",
            text`For chanting you need only your voice. The ${link("/audios", "ten audio sessions")} on this site are free to play.`,
          ],
        },
      ],
    },
    {
      kind: "faq",
      heading: "Practice Details",
      questions: [
        {
          question: "What is the best time of day?",
          answer: [
            "The time you will keep. Early morning is quiet and your stomach is empty, but the body is stiffer, so move more slowly. Evening suits gentle postures and slow breathing.",
            "Leave strong postures out of the last hour before bed. They can keep you awake.",
          ],
        },
        {
          question: "How long should I wait after eating, and when may I eat again?",
          answer: [
            "Wait 2-3 hours after a heavy meal and 1 hour after a light snack. Afterwards, wait 20-30 minutes after practice before eating. A sip of water is fine at any time.",
            "If you have diabetes and take insulin or tablets that can lower your sugar, do not skip or delay a meal for yoga. Ask your doctor or diabetes nurse how to time it.",
          ],
        },
        {
          question: "How soon will I notice a difference?",
          answer: [
            "Many people notice that physical changes appear in 2-4 weeks: a shoulder turns more easily, the stairs feel shorter. A calmer breath may come in the first session. Some people notice little, and that is no fault of theirs.",
            text`Illness follows its own clock. Our page on ${link("/research", "what studies find on average")} gives the honest numbers.`,
          ],
        },
        {
          question: "How do I know that I am doing too much?",
          answer: [
            "Try a soft hum while you hold a posture. If the hum shakes or stops, you are straining. Ease off until it runs smoothly again.",
            "A mild stretch that fades within seconds of letting go is fine. Sharp pain, pain in a joint, tingling or numbness is not. Come out slowly and leave that posture alone.",
          ],
        },
      ],
    },
    {
      kind: "faq",
      heading: "Health & Safety",
      questions: [
        {
          question: "Who should ask a doctor before starting?",
          answer: [
            "Please get medical approval first if any of these is you:",
            {
              bullets: [
                "You are under 18 or over 65.",
                "You are pregnant or nursing.",
                "You take medication.",
                "You have recently been operated on.",
                "You live with an illness, such as heart disease, high blood pressure, glaucoma, osteoporosis, epilepsy or a mental illness.",
              ],
            },
            text`Bring your doctor a list of what you plan to do: postures, breathing, chanting. ${link("/illness-yoga", "Yoga with an illness")} names what to leave out.`,
          ],
        },
        {
          question: "May I take less medicine once I practise?",
          answer: [
            "Not on your own. Never stop, cut or delay a medicine because of yoga, however well you feel. Some medicines are dangerous to stop suddenly.",
            "If your readings or symptoms improve, bring your notes to the doctor who prescribed the medicine and decide together.",
          ],
        },
        {
          question: "Is yoga safe?",
          answer: [
            text`For most people, about as safe as other gentle exercise. In 94 trials, unwanted effects were about as frequent as with usual care or exercise. But only 94 of 301 trials reported on safety at all.${cite("cramer2015")}`,
            text`Older beginners should start with a chair or a wall. In a trial with 700 people aged 60 and over, more people fell with standing yoga than with seated relaxation yoga.${cite("oliveira2025")} With glaucoma, leave out every head-down pose, because it raises the pressure in the eye.${cite("jasien2015")}`,
          ],
        },
        {
          question: "When must I stop at once?",
          answer: [
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
            "If you feel dizzy, sick or shaky, sit down, breathe as you like, and end the session. If it does not pass, or comes back, see a doctor.",
          ],
        },
      ],
    },
    {
      kind: "faq",
      heading: "Spiritual & Philosophical",
      questions: [
        {
          question: "Is yoga a religion?",
          answer: [
            text`No, but it grew up in religious company, among Hindus, Buddhists and Jains. People of every faith practise it, and people of none. Its story stands in ${link("/ancient-roots", "ancient roots")}.`,
            "In class you are welcome to leave out any word, gesture or chant that does not sit well with you. You need not say why.",
          ],
        },
        {
          question: "What is yoga for, if not exercise?",
          answer: [
            text`Posture is one of eight parts, the ${sa("ashtanga")} of ${sa("patanjali")}. The first two are about conduct: how you treat others and how you treat yourself. Then come posture, breath, and four steps towards a quiet mind.`,
            text`So being honest on a bad day counts as practice too. ${link("/ethics", "The ten ethical principles")} show how.`,
          ],
        },
        {
          question: "Do I need a guru?",
          answer: [
            'You need a good teacher, at least at the start, and you keep your own judgement. A good teacher is glad of questions, asks before touching you, and says "I do not know" when that is true.',
            "Walk away from anybody who wants secrecy or blind obedience, or tells you to drop your doctor.",
          ],
        },
        {
          question: "My mind never stops. Can I still meditate?",
          answer: [
            "Yes. A mind makes thoughts as the heart makes beats. Meditation is not stopping them. It is noticing that you have wandered, and coming back. If you came back twenty times in five minutes, you practised twenty times.",
            text`Stillness is not kind to everyone. If you live with trauma, psychosis or severe depression, speak to the people who treat you first. Then begin with ${link("/meditation", "short, gentle forms of meditation")}, eyes open.`,
          ],
        },
      ],
    },
    {
      kind: "faq",
      heading: "Classes & Programs",
      questions: [
        {
          question: "Which class should I choose, and how do I join?",
          answer: [
            "If you are new and well, a group class of 60 to 90 minutes is a good start. If you have a health condition, ask for one-to-one sessions, which are planned around you. For quiet practice at home there is online meditation, 30 to 45 minutes a session.",
            text`See ${link("/services", "all six services")}, then ${link("/contact", "write to us")} and tell us what you hope for. Nothing is booked or paid on this site. ${link("/terms", "The terms")} give the rules on cancelling.`,
          ],
        },
        {
          question: "Do you teach at workplaces?",
          answer: [
            "Yes. A corporate workshop takes 45 to 60 minutes. Nobody has to change clothes or lie on the floor: a chair and a quiet room are enough. Taking part should be each person's free choice.",
          ],
        },
        {
          question: "What happens at a retreat?",
          answer: [
            "A retreat lasts 3 to 7 days, with practice, chanting, rest and time out of doors. Tell us well before about medicines, allergies, what you eat and how far you can walk. Then we can say honestly whether it suits you.",
          ],
        },
        {
          question: "How do I become a teacher?",
          answer: [
            "The main way is our 200-hour certification, over 3 to 6 months. There is a foundation of 100 hours, an advanced course of 300, and a master level of 500 hours in total.",
            text`We recommend 6 to 12 months of practice before you apply, and you should generally be 18 or over. ${link("/courses", "Teaching courses")} explains the application form, the personal statement and the interview.`,
          ],
        },
      ],
    },
    {
      kind: "faq",
      heading: "Chanting Specific",
      questions: [
        {
          question: "I cannot sing. Can I chant?",
          answer: [
            "Yes. Chanting asks for a steady out-breath, not a tune. One comfortable note is plenty, and a murmur counts. In a group, your voice goes into the sound as a stream goes into a river.",
          ],
        },
        {
          question: "Must I believe in it, or speak perfect Sanskrit?",
          answer: [
            text`Neither. In a study of 23 healthy adults, the Ave Maria and a mantra slowed the breath alike, to about six breaths a minute.${cite("bernardi2001")} A slow, regular line did the work, in either language.`,
            "Do learn what the words mean before you say them. It is a courtesy to the people whose prayers they are, and it lets you choose.",
          ],
        },
        {
          question: "What can chanting do for my health?",
          answer: [
            text`It may bring some calm. In a review of trials, mantra meditation eased anxiety, low mood and stress by small to moderate amounts. Many of the trials were of limited quality.${cite("alvarezperez2022")}`,
            "It treats no illness. Please do not wait with a symptom in the hope that a mantra will settle it.",
          ],
        },
        {
          question: "How do I begin at home, and who should take care?",
          answer: [
            "Sit upright. Breathe in through the nose. Let the out-breath carry a soft Om, and stop before you run short. Repeat 5 to 10 times, then sit in the silence for a minute.",
            "Take care with these:",
            {
              bullets: [
                "A sore throat, hoarseness, or an ear infection: chant in your mind only.",
                "Recent surgery on the throat, chest, belly or eyes: wait until your surgeon agrees.",
                "Breathlessness, or heart or lung disease: ask your doctor first, and keep each sound short.",
                "Epilepsy, psychosis or mania: ask the people who treat you first.",
              ],
            },
            text`If you feel dizzy, stop and breathe as you like. ${link("/bhakti-yoga", "Bhakti yoga")} tells where the chants come from.`,
          ],
        },
      ],
    },
    {
      kind: "callout",
      heading: "Still Have Questions?",
      text: text`Ask us by mail or phone, which you find on ${link("/contact", "the contact page")}, or on WhatsApp. Please tell us about your health only as much as you wish. In an emergency, call your local emergency number instead.`,
      actions: [
        { label: "Go to the contact page", to: "/contact" },
        { label: "Ask on WhatsApp", to: "whatsapp" },
      ],
    },
  ],
  next: [
    { to: "/yoga-wellness", why: "The basics of posture, breath and chanting, from the first day." },
    { to: "/disclaimer", why: "Who needs medical approval first, and what we can and cannot promise." },
  ],
};
