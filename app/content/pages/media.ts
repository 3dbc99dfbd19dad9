import { cite, link, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const media: PageContent = {
  title: "Media",
  subtitle: "Twenty videos to follow and ten audio sessions to rest in, each with a word of care",
  description:
    "Twenty chosen videos on yoga, breath, chanting and science, and ten audio sessions for rest. Nothing loads from a video platform until you press play.",
  family: "sound",
  gist: [
    "Here are 20 videos made by others and 10 audio sessions of our own.",
    "Under each you read what it holds and who should take care. Start with one, do it twice, and only then choose the next.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "comparison",
      heading: "Which one suits you today?",
      caption: "A video and an audio session for six kinds of day",
      columns: ["Today you are", "Watch", "Or listen to", "Take care"],
      rows: [
        [
          "New to all this",
          "10-Minute Meditation For Beginners",
          text`${link("/audios#general-meditation", "Meditation Session")}, 22 minutes`,
          "Keep your eyes open if closing them makes you uneasy, and stop if you feel worse.",
        ],
        [
          "Stiff or unsteady",
          "Gentle Chair Yoga for Beginners and Seniors",
          text`${link("/audios#backache", "Back Pain Management")}, 15 minutes`,
          "Sit on a firm chair against a wall. To lie down, choose a bed, not the floor.",
        ],
        [
          "Tense",
          "Bee Breath (Bhramari)",
          text`${link("/audios#stress", "Stress Buster session")}, 18 minutes`,
          "No humming with an ear infection. Ask first if you have epilepsy.",
        ],
        [
          "Awake at night",
          "30-Minute Yoga Nidra for Deep Rest",
          text`${link("/audios#sleep", "Sleep Improvement")}, 30 minutes`,
          "Take headphones off before you drift away. See a doctor if it goes on for weeks.",
        ],
        [
          "At a desk",
          "Yoga At Your Desk",
          text`${link("/audios#chanting", "General Chanting Practice")}, 18 minutes`,
          "Choose a chair that does not roll. Chant in your head if others are near.",
        ],
        [
          "Full of questions",
          "What yoga does to your body and brain",
          "Silence, for a change",
          text`Check what you hear against ${link("/research", "our research page")}.`,
        ],
      ],
    },
    {
      kind: "prose",
      heading: "What happens when you press play?",
      body: [
        "The videos live on YouTube. Until you press play, this page shows our own still picture and asks that platform for nothing. When you press, your device contacts it, and its rules on privacy apply.",
        "We use the address that the platform offers for fewer cookies. It is not a promise of none.",
        "Nobody speaks in the audio sessions: what to do appears in words under the player. With a screen reader, tick the first box after Play, and each cue is spoken.",
        text`The audio sessions come from this site, so no one else is asked. ${link("/privacy", "Our privacy page")} tells you the rest.`,
      ],
    },
    {
      kind: "prose",
      heading: "Who made the videos?",
      body: [
        "Other teachers, doctors, monks and speakers did. They do not work for us, and they did not ask to be listed. We chose each video for one useful thing. That does not mean we agree with every word in it.",
        text`Two labels deserve a warning. A number in hertz in a title has no medical meaning. And “sound healing” is a name, not a finding. One review of singing bowls found only four studies. Its authors would not recommend the bowls as a therapy for now.${cite("stanhope2020")} You may still like how they sound.`,
      ],
    },
    {
      kind: "caution",
      heading: "How do you stay safe with a screen?",
      level: "caution",
      body: [
        "A teacher in the room can see you sway. A screen cannot. So be your own teacher:",
        {
          bullets: [
            "Watch a video once, sitting down, before you join in.",
            "Clear the floor. Put a chair or a wall within reach. Keep a phone near if you practise alone.",
            "No fast breathing and no breath holding in pregnancy, heart disease, high blood pressure, epilepsy, glaucoma, hernia or panic attacks.",
            "No head-down postures with glaucoma, a disease of the retina or high blood pressure.",
            "With osteoporosis, no rounding forward and no deep twists.",
            "After an operation, wait until your surgeon agrees.",
            "Never follow a video or an audio session while driving, in the bath or in water.",
          ],
        },
        "Nothing here takes the place of your treatment. Do not stop a medicine because of a video.",
      ],
    },
    {
      kind: "caution",
      heading: "When should you stop at once?",
      level: "emergency",
      body: [
        "Call your local emergency number for chest pain, sudden breathlessness, fainting or a sudden severe headache. Do the same for sudden weakness or numbness of face, arm or leg, or trouble speaking. If you think of harming yourself, call that number or a crisis line now.",
      ],
    },
  ],
  next: [
    { to: "/audios", why: "The ten sessions again, with how to use them and what their titles do not mean." },
    { to: "/pranayam", why: "The breathing practices in words, one step at a time." },
  ],
};
