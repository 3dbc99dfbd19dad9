import { pictures } from "#app/content/pictures.ts";
import { cite, link, sa, strong, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const illnessYoga: PageContent = {
  title: "Illness & Yoga",
  subtitle: "Supportive therapy beside your treatment, never in its place",
  description:
    "How yoga can support people with illness: gentle practices by condition, what to avoid, what to tell your doctor, and what trials really found.",
  family: "care",
  picture: pictures["hero-chair"],
  gist: [
    "Yoga can ease some of what comes with illness: tension, poor sleep, tiredness, pain. It does not treat the illness itself.",
    "Keep your treatment, tell your doctor, and begin with less than you think you can do.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "prose",
      heading: "Supportive therapy: what can yoga add?",
      body: [
        "Picture a three-legged stool. One leg is your treatment: tablets, surgery, talking therapy. One is daily life: food, sleep, people. The third is what you do yourself. Yoga is part of that third leg. Nobody can sit on one leg alone.",
        "That is what we mean by supportive therapy. It aims at how you feel and cope, and leaves diagnosis and medicine to your doctor. The gains in trials are mostly small. Small can still mean one better hour in a hard day.",
      ],
    },
    {
      kind: "caution",
      level: "emergency",
      heading: "Which signs need help at once?",
      body: [
        "Do not practise. Call your local emergency number if you have:",
        {
          bullets: [
            "chest pain or sudden breathlessness",
            "fainting, or a sudden severe headache",
            "sudden weakness or numbness of face, arm or leg, or trouble speaking or seeing",
            "thoughts of harming yourself: call, or ring a crisis line, now",
            "back pain with numbness between the legs, or loss of control of bladder or bowel",
          ],
        },
        "With fever, an infection or a flare of your illness, rest instead and ask your doctor.",
        text`${strong("Do not stop your medicine")} or change its dose because of anything on this page.`,
      ],
    },
    {
      kind: "conditions",
      heading: "Which conditions can yoga support?",
      intro: "We give figures, further down, only where we have checked a study.",
      conditions: [
        {
          icon: "brain",
          title: "Mental health",
          conditions: ["Depression", "Anxiety", "Long-term stress", "Poor sleep"],
          benefits: text`Yoga and breathing practice can ease stress and low mood a little.${cite("fincham2023", "cramer2013")} For people with a diagnosed disorder, the results are weaker.${cite("vollbehr2018")}`,
          caution:
            "Keep your tablets and your therapist. With bipolar illness, psychosis or trauma, ask your care team first. Long silent sitting and fast breathing can unsettle.",
        },
        {
          icon: "heart-pulse",
          title: "Cardiovascular",
          conditions: ["High blood pressure", "Stable heart disease", "Raised cholesterol", "Life after a stroke"],
          benefits: text`Yoga with postures goes along with a slower pulse, lower blood pressure and lower low-density (LDL) cholesterol in trials.${cite("pascoe2017")} The changes are modest.${cite("wu2019")}`,
          caution:
            "After a heart attack, stroke or heart operation, ask your rehabilitation team first. No breath holding, no straining, no head below the heart. Get up slowly.",
        },
        {
          icon: "bone",
          title: "Chronic pain",
          conditions: ["Low back pain", "Migraine", "Neck and shoulder pain", "Arthritis"],
          benefits: text`For back pain, yoga helps a little, about like other back exercise.${cite("wieland2022")} For migraine it may help when added to medicine.${cite("kumar2020")}`,
          caution:
            "See a doctor first if pain is new, wakes you at night, shoots down a limb or comes with fever or weight loss.",
        },
        {
          icon: "shield",
          title: "Immune and metabolic",
          conditions: ["Cancer, during and after treatment", "Autoimmune illness", "Type 2 diabetes", "Obesity"],
          benefits: text`In breast cancer, yoga can ease tiredness and poor sleep.${cite("cramer2017")} Some trials find lower fasting sugar.${cite("pascoe2017")} We do not claim that yoga strengthens your defences.`,
          caution:
            "Low blood counts, cancer in the bones, swollen limbs after lymph surgery, a port, or insulin: each changes what is safe. Ask your team.",
        },
      ],
    },
    {
      kind: "recommendations",
      heading: "Recommended practices: what suits which condition?",
      intro: text`Start with 10 to 15 minutes, seated, on an ordinary day. Our ${link("/audios", "audio sessions")} have a track for several of these.`,
      groups: [
        {
          title: "For mental health",
          helpful: [
            "Slow movement with the eyes open, at the same time each day.",
            "Long, easy breaths out. A soft hum if that feels good.",
            "Short sessions, with somebody near on bad days.",
          ],
          avoid: [
            text`Fast breathing such as ${sa("kapalabhati")}, above all with panic.`,
            "Long retreats in silence while you are unwell.",
          ],
        },
        {
          title: "For heart and circulation",
          helpful: [
            "Chair postures, gentle standing at a wall, slow breathing without holds.",
            "Rest half-sitting, on pillows.",
            "Measure your blood pressure at home and take the list to your doctor.",
          ],
          avoid: [
            "Head-down poses, long holds with the arms overhead, breath holding, hot rooms.",
            "With heart failure: lying flat. For new swelling, fast weight gain or more breathlessness, call your team.",
            "Fast breathing, and right-nostril breathing.",
          ],
        },
        {
          title: "For chronic pain",
          helpful: [
            "Small movements that do not hurt, often.",
            "For migraine: practise between attacks, in dim light.",
            "If you hurt more two hours later, do half next time.",
          ],
          avoid: [
            "With sciatica or a disc problem: deep forward bends with straight legs, forced twists.",
            "With neck trouble: headstand, shoulderstand, plough, full neck circles.",
            "Kneeling or leaning on a swollen joint.",
          ],
        },
        {
          title: "For immune and metabolic illness",
          helpful: [
            "On tired days: breathing, guided rest, one or two arm lifts. That counts.",
            "With diabetes tablets or insulin: check your sugar first, keep something sweet at hand, look at your feet.",
            "With a larger body: a wide, strong chair and more time.",
          ],
          avoid: [
            "Crowded rooms while your blood counts are low.",
            "Loaded bends or twists if cancer has reached the bones, or steroids have thinned them.",
            "Hot rooms, and head-down poses if diabetes has harmed your eyes.",
          ],
        },
      ],
    },
    {
      kind: "practice",
      heading: "What can I do on the worst days?",
      practice: {
        title: "Ten breaths in bed",
        text: text`This is ${sa("pranayama")} for days when nothing else is possible. You need not sit up, look well or feel hopeful.`,
        amount: "10 breaths, as often as you like",
        steps: [
          "Lie or half-sit the way it hurts least. Lay one hand on your lower ribs.",
          "Let the breath come in by itself. Feel the hand rise.",
          "Let it go out slowly through your nose or loose lips, as if you were cooling soup.",
          "Count that breath on one finger. Ten fingers, and you are done.",
        ],
        caution: {
          avoid: [
            "New or worse breathlessness: get medical help instead.",
            "Recent chest or belly surgery: keep it small, and ask your nurse.",
            "Watching your breath makes you anxious: count ten things in the room instead.",
          ],
          instead: "Do not hold your breath. If you feel light-headed, stop counting and breathe as you usually do.",
        },
      },
    },
    {
      kind: "process",
      heading: "Integration with medical treatment: who needs to know what?",
      steps: [
        {
          when: "Before you start",
          title: "What to tell your doctor",
          text: "“I want to start gentle yoga, breathing and chanting. Is anything off limits: bending, head down, lying flat? Could a medicine make me dizzy or low in sugar? Which sign should make me call you?”",
        },
        {
          when: "Before the first session",
          title: "What to tell us",
          text: text`Your condition, operations, falls, medicines, and what your doctor said. One line through the ${link("/contact", "contact page")} is enough to begin. Please keep the details for when we talk.`,
        },
        {
          when: "In every session",
          title: "What has changed",
          text: "A new tablet, a bad night, a fresh pain. We would rather change the plan.",
        },
        {
          when: "Each week",
          title: "What to write down",
          text: "What you practised, and a number from 0 to 10 for pain, sleep or mood. Add blood pressure or sugar if you measure them.",
        },
        {
          when: "After 6 to 12 weeks",
          title: "What to decide together",
          text: "Take your notes to your doctor. Changing a medicine is the doctor's decision with you, never ours.",
        },
      ],
    },
    {
      kind: "quoted-figures",
      heading: "Scientific evidence: how good are the figures you hear?",
      intro: "Three figures are often quoted. Here they are, each with what trials find on average.",
      figures: [
        {
          quoted: "Cortisol down by up to 30%",
          about: "Cortisol is a hormone that rises with stress.",
          trials: text`We found no trial of yoga or chanting with such a fall. A review of massage studies reports 31 percent, which may be where the number was born.${cite("field2005")} On average, yoga with postures lowers cortisol, but the review of 42 trials gives no percentage.${cite("pascoe2017")} With meditation, blood cortisol fell only in people who were physically ill.${cite("koncz2021")}`,
        },
        {
          quoted: "Blood pressure down 10-15 points",
          about: "The upper (systolic) value, in millimetres of mercury.",
          trials: text`The average over 49 trials is 5 points, and about 4 for the lower value. About 11 was worked out only for people with high blood pressure who practised three times a week with breathing and relaxation.${cite("wu2019")} In seven trials with patients the average was near 10, but of very low quality, and exercise did as well.${cite("cramer2014")} None of these averages reaches 15.`,
        },
        {
          quoted: "Chronic pain down 40-60%",
          about: "How strong people say their pain is.",
          trials: text`Some small studies do report this: 49 percent after a week of living in,${cite("tekur2012")} and 64 percent in a small trial that many left early.${cite("williams2005")} On average, 21 trials find about 4 to 5 points less on a scale of 100, too little for most people to notice.${cite("wieland2022")} In one trial of 320 people, yoga did about as well as physical therapy, but no better than a self-help book.${cite("saper2017")}`,
        },
      ],
    },
    {
      kind: "comparison",
      heading: "What did trials find, illness by illness?",
      caption: "Six complaints: what trials found, and what they did not",
      columns: ["Complaint", "What was found", "What was not found, or is unsure"],
      rows: [
        [
          "Breast cancer",
          text`Less tiredness and better sleep than with no therapy.${cite("cramer2017")} In survivors, less tiredness three months after a course.${cite("kiecoltglaser2014")}`,
          "It does not treat the cancer. In survivors, depression did not differ.",
        ],
        [
          "Migraine",
          text`Yoga plus medicine: 48 percent fewer headaches. Medicine alone: 12 percent fewer.${cite("kumar2020")}`,
          "One trial, not blinded. Almost 3 in 10 people dropped out.",
        ],
        [
          "Obesity",
          text`In overweight people, body mass index (BMI) fell more than with usual care, but the result did not hold up when checked for bias.${cite("lauche2016")}`,
          "Over all 30 trials: no effect on weight, fat or waist.",
        ],
        [
          "Depression",
          text`Milder symptoms than with usual care, in the short term.${cite("cramer2013")}`,
          text`With a diagnosed disorder, yoga did not clearly beat usual treatment.${cite("vollbehr2018")}`,
        ],
        [
          "Anxiety",
          text`A small, short-term benefit compared with no treatment.${cite("cramer2018")}`,
          "No effect in people with a diagnosed anxiety disorder.",
        ],
        [
          "Poor sleep",
          text`Somewhat better sleep in 19 studies with women.${cite("wang2020")}`,
          "Insomnia became no less severe. No benefit in women with breast cancer.",
        ],
      ],
    },
    {
      kind: "caution",
      level: "caution",
      heading: "Medical disclaimer",
      body: [
        "This page is for education. It is not a substitute for medical advice, diagnosis or treatment. Our founder is a physician, but here acts as a teacher and guide, not as your physician.",
        "Never put off seeing a doctor, and never stop a treatment, because of something you read or practised here.",
        "Get medical approval before you begin if you are under 18 or over 65, pregnant or nursing, taking medication, recently operated on, or ill.",
        text`The full text is on our ${link("/disclaimer", "Disclaimer")} page.`,
      ],
    },
  ],
  next: [
    {
      to: "/pranayam",
      why: "Slow breathing is a gentle place to begin. Each breath there says who should leave it out.",
    },
    { to: "/research", why: "What science has found so far, and how strong each study is." },
  ],
};
