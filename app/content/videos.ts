import { unconfirmed } from "#app/content/unconfirmed.ts";

/** A video of the media library, made by others and played from their platform. */
export type Video = {
  /** The platform's own id. */
  id: string;
  title: string;
  /** Left out where it is not recorded. */
  channel?: string;
  topic: string;
  /** Two sentences: what you see or learn, and what to take care of. */
  summary: string;
  /** A drawing of public/posters to borrow, by its name without ".svg". Left out where one is named after the id. */
  poster?: string;
};

export const videos: readonly Video[] = unconfirmed(
  [
    {
      id: "v7AYKMP6rOE",
      title: "Yoga For Complete Beginners - 20 Minute Home Yoga Workout!",
      channel: "Yoga With Adriene",
      topic: "Yoga for complete beginners",
      summary:
        "A first practice of twenty minutes on a mat, led step by step. Leave out head-down poses if you have glaucoma or high blood pressure, do not round forward with weak bones, and rest whenever you like.",
    },
    {
      id: "1DYH5ud3zHo",
      title: "Gentle Chair Yoga for Beginners and Seniors",
      channel: "Yoga with Kassandra",
      topic: "Chair yoga for older adults",
      summary:
        "Gentle movements done on a chair, for beginners and older adults. Choose a firm chair without wheels, put its back to a wall, and keep both feet on the floor if you feel unsteady.",
    },
    {
      id: "395ZloN4Rr8",
      title: "3 Most Effective Pranayamas - Deep Breathing Exercises",
      channel: "VENTUNO YOGA",
      topic: "Pranayam basics",
      summary:
        "Three breathing exercises are shown one after another. Skip any that is fast or holds the breath if you are pregnant or have heart disease, high blood pressure, glaucoma, epilepsy, a hernia or panic attacks.",
    },
    {
      id: "8VwufJrUhic",
      title: "Yoga Breathing · Alternate Nostril Breathing",
      channel: "Yoga With Adriene",
      topic: "Alternate-nostril breathing",
      summary:
        "You learn to breathe through one nostril at a time, with the fingers as a gate. Wait until a cold has cleared, and never hold the breath if you are pregnant or have high blood pressure or heart disease.",
    },
    {
      id: "jHAa1B0XctU",
      title: "Bee Breath (Bhramari)",
      channel: "Yoga With Adriene",
      topic: "Bee breath",
      summary:
        "You learn to hum softly on the out-breath, like a bee in a flower. Sit up for it, leave it out while you have an ear infection, and ask your doctor first if you have epilepsy.",
    },
    {
      id: "YRPh_GaiL8s",
      title: "How To Perform the 4-7-8 Breathing Exercise",
      channel: "Andrew Weil, M.D.",
      topic: "4-7-8 breathing",
      summary:
        "A physician shows the count: in for four, hold for seven, out for eight. Begin with four rounds at most, sitting down, and leave out the hold if you are pregnant or have heart or lung disease, high blood pressure, glaucoma, epilepsy or panic attacks.",
    },
    {
      id: "vbVh43mTHF4",
      title: "5-Minute Mantra Meditation for Beginners",
      channel: "Yoga with Kassandra",
      topic: "Mantra meditation",
      summary:
        "A five-minute sitting in which a short phrase gives the mind one place to rest. If closing your eyes makes you uneasy, keep them open and look at the floor.",
    },
    {
      id: "LMmuChXra_M",
      title: "OM Chanting @ 528Hz",
      channel: "Meditative Mind",
      topic: "Om chanting",
      summary:
        "A long track of Om chanting, to listen to or to join. The number 528 in the title carries no medical evidence, so play it only because you like the sound, and play it softly.",
    },
    {
      id: "8mM5Oks8yZc",
      title: "30-Minute Yoga Nidra for Deep Rest",
      channel: "Ally Boothroyd · Sarovara Yoga",
      topic: "Yoga nidra, guided rest",
      summary:
        "For half an hour you lie still while a voice leads your attention through the body. Lie on your side in later pregnancy, ask your care team first if you live with trauma or psychosis, and sit up with open eyes if stillness brings distress.",
    },
    {
      id: "U9YKY7fdwyg",
      title: "10-Minute Meditation For Beginners",
      channel: "Goodful",
      topic: "Guided meditation",
      summary:
        "Ten guided minutes for people who have never meditated. A wandering mind is part of it, but stop if you feel worse rather than calmer.",
    },
    {
      id: "tAUf7aajBWE",
      title: "Yoga At Your Desk",
      channel: "Yoga With Adriene",
      topic: "Desk yoga",
      summary:
        "Movements for the desk, in everyday clothes, between two tasks. Use a chair that cannot roll away, and stop if your neck hurts or your arms tingle.",
    },
    {
      id: "XeXz8fIZDCE",
      title: "Yoga For Lower Back Pain",
      channel: "Yoga With Adriene",
      topic: "Yoga for back pain",
      summary:
        "A practice of slow movements for a sore lower back. Do not use it for new, severe pain or pain after a fall, and get help at once for numbness, weak legs or trouble with bladder or bowels.",
    },
    {
      id: "hJbRpHZr_d0",
      title: "Yoga For Anxiety and Stress",
      channel: "Yoga With Adriene",
      topic: "Yoga for stress and anxiety",
      summary:
        "Movement and breath for a tense day. It does not treat an anxiety disorder, so keep the care you have, stop if your breath begins to race, and keep your head up if you have glaucoma.",
    },
    {
      id: "v7SN-d4qXx0",
      title: "Yoga For Bedtime - 20 Minute Practice",
      channel: "Yoga With Adriene",
      topic: "Yoga for sleep",
      summary:
        "Twenty slow minutes to end the day. Get up from the floor in stages, and see a doctor if you have slept badly for more than a few weeks.",
    },
    {
      id: "_8kV4FHSdNA",
      title: "What yoga does to your body and brain - Krishna Sudhir",
      channel: "TED-Ed",
      topic: "Science talk: yoga",
      summary:
        "A short animated lesson on yoga, the body and the brain. It is an overview, and some findings are less certain than a short film can say.",
    },
    {
      id: "7CBfCW67xT8",
      title: "How mindfulness changes the emotional life of our brains · Richard J. Davidson · TEDxSanFrancisco",
      channel: "TEDx Talks",
      topic: "Science talk: meditation",
      summary:
        "A brain researcher speaks on meditation and what training the mind may change. It is one scientist's view for a wide audience, and not advice on your own health.",
    },
    {
      id: "Bj5_lNQdJPw",
      title: "Raja Yoga: The Path of Meditation (Part 1) · Swami Sarvapriyananda",
      topic: "Philosophy: the path of meditation",
      summary:
        "A full lecture on yoga as a path of meditation, as the monks of Vedanta read it. It is long, so take it in two sittings with a walk between them.",
    },
    {
      id: "dDIdHh2-mF8",
      title: "Bhakti Yoga: The Path of Devotion · Swami Sarvapriyananda",
      topic: "Philosophy: the path of devotion",
      summary:
        "A full lecture on devotion as a path of yoga. It speaks from within a faith, and you may listen as a guest.",
    },
    {
      id: "unCya_-8ECs",
      title: "10 Minute Crystal Singing Bowl Meditation · Sound Healing For Relaxation & Stress Relief",
      channel: "Jess Yoga (formerly Jessica Richburg)",
      topic: "Singing bowls",
      summary:
        "Ten minutes of crystal bowls, to hear while you sit or lie down. Keep the volume low, and leave it out if sound worsens your tinnitus or has ever brought on a seizure.",
    },
    {
      id: "1xRX1MuoImw",
      title: "Step by Step Surya Namaskar for Beginners · Learn Sun Salutation In 3 Minutes · Simple Yoga Lesson",
      topic: "Sun salutation",
      summary:
        "The sun salutation is shown one posture at a time. Choose chair yoga instead if you have glaucoma, high blood pressure, heart disease, brittle bones, poor balance, a recent operation or sore wrists, or if you are pregnant.",
    },
  ],
  "Open the video once: does it still play, is the title the same, and does the founder agree with what it teaches?",
);
