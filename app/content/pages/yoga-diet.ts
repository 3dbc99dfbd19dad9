import { pictures } from "#app/content/pictures.ts";
import { cite, em, link, sa, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const yogaDiet: PageContent = {
  title: "Yoga Diet",
  subtitle: "Eating simply, in good measure, and with your medicines in mind",
  description:
    "What yoga says about food, when to eat around practice, a simple day's plate, and who should not fast. With notes on medicines.",
  family: "care",
  picture: pictures["hero-food"],
  gist: [
    "The yoga diet is less a list of foods than a way to eat: fresh, simple, enough, and with attention.",
    "Much of it agrees with what doctors advise. Some of it is custom, and we say which.",
    "If you take medicines or live with an illness, read the parts on fasting and on medicines before you change your plate.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "prose",
      heading: "How much should I eat?",
      body: [
        text`The old books speak of amounts before they speak of foods. The ${sa("gita")} says that yoga is not for those who eat too much, nor for those who do not eat at all (6.16). The ${sa("hathapradipika")} gives a measure you can feel: leave a quarter of the stomach empty. It calls this ${sa("mitahara")}.`,
        "You cannot see that quarter. But you know the moment. It comes a few spoonfuls before “full”, when the food still tastes good. Put the spoon down for a minute. Then decide.",
        "This is advice for people who have plenty. If you lose weight without trying, or food has lost its appeal, see your doctor and eat more, not less.",
      ],
    },
    {
      kind: "practice",
      heading: "Can I try it with one bite?",
      practice: {
        title: "One quiet mouthful",
        text: "Take a raisin, a slice of apple or the first bite of your next meal. It takes a minute.",
        amount: "1 mouthful, once a day",
        steps: [
          "Sit down. Put the phone in another room.",
          "Look at the food. Who grew it, and how far did it travel?",
          "Smell it. Notice your mouth getting ready.",
          "Take one bite and put the fork down. Chew until there is nothing left to chew.",
          "Swallow, breathe out, and only then reach for the next.",
        ],
        caution: {
          avoid: [
            "Trouble swallowing, or choking in the past: keep to the textures you were advised. No raisins or nuts.",
            "Insulin, or tablets that can cause low blood sugar: do not let a slow meal delay your food.",
            "An eating disorder, now or in the past: attention to food can make it louder. Ask your care team.",
            "Food allergies: choose a food you know.",
          ],
          instead: "Keep the first step only: sit down, without a screen, in good company if you can.",
        },
      },
    },
    {
      kind: "comparison",
      heading: "Which foods are calming, stirring or dulling?",
      intro: text`The ${sa("gita")} (17.7 to 17.10) sorts food by the mood it leaves behind: ${sa("sattvika")}, ${sa("rajasika")} or ${sa("tamasika")}. That is a lens, not a diagnosis. The last column is ours.`,
      caption: "Three qualities of food: the old description, usual examples and what a doctor would add",
      columns: ["Quality", "In the old text", "Usual examples", "What a doctor would add"],
      rows: [
        [
          text`Calming, ${sa("sattvika", "bare")}`,
          "Juicy, mild, nourishing, pleasing",
          "Fresh fruit and vegetables, grains, pulses, nuts, seeds; in some traditions milk, ghee and honey",
          "Close to the mostly plant-based plate that doctors advise. Ghee is rich in saturated fat, so go lightly. No honey for babies under one.",
        ],
        [
          text`Stirring, ${sa("rajasika", "bare")}`,
          "Too bitter, sour, salty, hot, sharp or dry",
          "Very spicy or salty food, strong coffee and tea, fried snacks, meals in a hurry",
          "Less salt helps blood pressure. Moderate coffee is fine for most adults. Spices are no sin.",
        ],
        [
          text`Dulling, ${sa("tamasika", "bare")}`,
          "Stale, spoiled, left over, impure",
          "Old food, alcohol, heavily processed food; meat in many schools",
          "Less alcohol is better. Leftovers are fine if you chill them soon and reheat them once, until steaming. Meat is your choice.",
        ],
      ],
    },
    {
      kind: "process",
      heading: "When do I eat around practice?",
      intro: text`Bending over a full stomach is no fun. ${em("But if you use insulin or other diabetes medicines, your meal plan comes first.")} Check your sugar as you were taught, and keep something sweet within reach.`,
      steps: [
        {
          when: "2 to 3 hours before",
          title: "The last heavy meal",
          text: "Wait 2 to 3 hours after a heavy meal before you practise.",
        },
        {
          when: "1 hour before",
          title: "A light snack",
          text: "Wait 1 hour after a light snack, such as a banana or a slice of toast.",
        },
        {
          when: "During",
          title: "Sips of water",
          text: "Drink when you are thirsty. If your doctor limits your fluids, keep to that limit.",
        },
        {
          when: "20 to 30 minutes after",
          title: "Your next meal",
          text: "Wait 20 to 30 minutes after practice before eating. Feeling weak or shaky? Eat at once.",
        },
      ],
    },
    {
      kind: "cards",
      heading: "What does a day's plate look like?",
      intro:
        "A simple rule for lunch and dinner: half the plate vegetables, a quarter whole grains, a quarter pulses or another protein. Swap freely for what grows near you.",
      cards: [
        {
          title: "Morning",
          icon: "sun",
          text: "Porridge with milk or fortified soya drink, a spoon of ground nuts, and stewed apple. Tea an hour later, so that it does not hold back the iron.",
        },
        {
          title: "Midday",
          icon: "leaf",
          text: "The main meal. Lentils with rice or flatbread, two vegetables, plain yoghurt or tofu, a squeeze of lemon.",
        },
        {
          title: "Afternoon",
          icon: "sprout",
          text: "A piece of fruit and a small handful of nuts. If chewing is hard, a banana with smooth nut butter.",
        },
        {
          title: "Evening",
          icon: "moon",
          text: "Something warm and light: a thick vegetable and bean soup with bread, or an egg. Two or three hours before bed, if you can.",
        },
      ],
    },
    {
      kind: "definitions",
      heading: "Which nutrients should I keep in view?",
      intro:
        "A plant-based diet can serve you well, but a few things run short easily, above all after 65 and with long illness. A blood test says more than a guess.",
      entries: [
        {
          term: "Protein",
          text: "Have pulses, tofu, dairy, eggs or fish at every meal. Older muscles need more of it, not less. With kidney disease, ask how much is right.",
        },
        {
          term: "Vitamin B12",
          text: "It comes from animal foods and fortified ones. Vegans need a supplement. Metformin and stomach-acid tablets can lower it.",
        },
        {
          term: "Iron",
          text: "Lentils, beans, dark greens. Lemon or peppers help you take it up. Do not take iron tablets without a test.",
        },
        {
          term: "Vitamin D and calcium",
          text: "For bones. Sun on the skin makes vitamin D, less so with age or in winter. Dairy, fortified drinks and tofu set with calcium bring calcium.",
        },
        {
          term: "Iodine",
          text: "Without fish or dairy, use iodised salt, sparingly, or a fortified drink. Seaweed can hold far too much.",
        },
      ],
    },
    {
      kind: "caution",
      level: "caution",
      heading: "Who should not fast?",
      body: [
        "A fast day is an old custom, and a healthy adult who skips a dinner rarely comes to harm. For others it can be dangerous. Do not fast, or only with your doctor's plan, if one of these is you:",
        {
          bullets: [
            "You take insulin or other diabetes medicines. Sugar can fall too low. With tablets whose names end in “gliflozin”, acid can build up in the blood.",
            "You are pregnant or breastfeeding, or under 18.",
            "You have, or had, an eating disorder. Fasting can bring it back.",
            "You are frail, underweight, or losing weight without trying.",
            "You take blood thinners, water tablets, lithium, or medicines that must go with food.",
            "You have heart, kidney or liver disease or gout, or are in treatment for cancer.",
          ],
        },
        "Salt-water flushes and purges from old yoga texts are not for home use. They can upset the salts that keep your heart in rhythm. Your liver and kidneys clean your blood all day without them.",
      ],
    },
    {
      kind: "prose",
      heading: "Can food get in the way of my medicines?",
      body: [
        "Yes, and healthy food too. Show your pharmacist the whole list of what you take, and ask above all about these:",
        {
          bullets: [
            text`${em("Warfarin.")} Leafy greens hold vitamin K, which works against it. Do not drop them. Eat about the same amount each week, and tell your clinic before you change your diet.`,
            text`${em("Lithium.")} Its level rises when you suddenly eat less salt, drink too little or fast. Ask before you change.`,
            text`${em("Older antidepressants (monoamine oxidase inhibitors, MAO for short).")} With aged cheese, yeast extract or fermented soya, blood pressure can shoot up.`,
            text`${em("Thyroid tablets.")} Soya, iron and calcium hold them back. Keep some hours between, as the leaflet says.`,
            text`${em("Grapefruit.")} It can raise the level of some statins, some blood pressure tablets and other medicines. Check the leaflet.`,
            text`${em("St John's wort.")} It weakens many medicines, among them blood thinners, the pill and some heart medicines. Together with antidepressants it can be dangerous.`,
            text`${em("Turmeric and other herbs in capsules.")} A pinch in the pot is food. A strong capsule acts like a drug, and with warfarin it may raise the risk of bleeding.`,
            text`${em("Salt substitutes.")} Many are made of potassium. They can harm you if your kidneys are weak, or if you take certain heart or blood pressure tablets.`,
            text`${em("Herbal powders.")} Some products sold under the name of ${sa("ayurveda")} were found to hold lead or mercury. Tell your doctor what you take.`,
          ],
        },
        "Never stop or skip a medicine because you eat better.",
      ],
    },
    {
      kind: "myths",
      heading: "What do people get wrong about yoga and food?",
      pairs: [
        {
          myth: "You must be vegetarian to practise yoga.",
          fact: text`No. Many choose it out of ${sa("ahimsa")}. Read more in ${link("/ethics", "the ten principles of yoga")}. Nobody will ask what you had for dinner.`,
        },
        {
          myth: "Onion and garlic are bad for you.",
          fact: "Many yoga communities leave them out. That is custom, not nutrition science. Enjoy them if they agree with you.",
        },
        {
          myth: "Yoga makes you slim.",
          fact: text`In 30 trials with 2,173 people, yoga had no overall effect on weight, body fat or waist.${cite("lauche2016")} There are better reasons to practise. You find them under ${link("/yoga-wellness", "Yoga & Wellness")}.`,
        },
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
            "a swollen face or throat, or trouble breathing, after eating",
            "choking that does not clear",
            "confusion, fits or passing out, above all with diabetes; if the person is awake and can swallow, give sugar first",
            "chest pain, sudden breathlessness, fainting or a sudden severe headache",
            "sudden weakness or numbness of the face, an arm or a leg, or trouble speaking",
            "vomit with blood, or black, tar-like stools",
            "thoughts of harming yourself: call, or ring a crisis line, now",
          ],
        },
        text`For anything that is not urgent, see your doctor or a dietitian. ${link("/contact", "Write to us")} about practice, not about doses.`,
      ],
    },
  ],
  next: [
    { to: "/ageing-yoga", why: "Strength, balance and rest after 65, starting from a chair." },
    { to: "/illness-yoga", why: "How practice fits beside treatment, condition by condition." },
  ],
};
