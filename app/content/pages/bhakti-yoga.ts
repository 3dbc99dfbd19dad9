import { cite, link, sa, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const bhaktiYoga: PageContent = {
  title: "Bhakti Yoga",
  subtitle: "The yoga of the heart: song, listening and a quiet word said again",
  description:
    "The nine forms of bhakti, seven mantras with how to say them, how to chant without straining your voice, and why no belief is asked of you.",
  family: "sound",
  gist: [
    "Bhakti is the yoga of love and song.",
    "You listen, you sing, you repeat a few words until the breath grows slow.",
    "You need no faith, no Sanskrit and no good voice, and you may always stay silent.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "prose",
      heading: "What is bhakti yoga?",
      body: [
        text`The word ${sa("bhakti")} comes from a root that means to share, to take part. So it is less a feeling you must have than a thing you join in. Someone sings a line. You sing it back. For that moment you are part of something larger than your list of worries.`,
        "It has long been the yoga of people without power. Kabir was a weaver. Ravidas worked with leather. Mirabai, the story goes, was a princess who walked away from the palace. They sang in the speech of the street, so that anyone could follow.",
        text`Two ways are common. In ${sa("japa")} you say one mantra again and again, under your breath or in silence. In ${sa("kirtana", "bare")} a group sings, one voice calling and many answering. Both need only a voice, and the first does not even need that.`,
      ],
    },
    {
      kind: "definitions",
      heading: "What are the nine forms of devotion?",
      intro: text`In the Bhagavata ${sa("purana")} a boy named Prahlada lists the ${sa("navadhabhakti")}. You can begin with any one.`,
      entries: [
        {
          term: text`${sa("shravana")}`,
          text: "Sit and let a song or story reach you. Nothing to do, nothing to get right.",
        },
        {
          term: text`${sa("kirtana")}`,
          text: "Sing with others. The clapping keeps time, so you can lose your place and find it again.",
        },
        {
          term: text`${sa("smarana")}`,
          text: "Bring a name or a kind word to mind while the kettle boils.",
        },
        {
          term: text`${sa("padasevana")}`,
          text: "In plain life: care for someone's tired feet, or sweep the floor before guests come.",
        },
        {
          term: text`${sa("arcana")}`,
          text: "Light a lamp, place a flower. A small act, done with full attention.",
        },
        {
          term: text`${sa("vandana")}`,
          text: "Bow the head, or only lower the eyes. It is the mind that bows, so stiff knees are no bar.",
        },
        {
          term: text`${sa("dasya")}`,
          text: "Do one useful thing for which nobody will thank you.",
        },
        {
          term: text`${sa("sakhya")}`,
          text: "Speak to the divine, or to life, as you would to an old friend. Complaints are allowed.",
        },
        {
          term: text`${sa("atmanivedana")}`,
          text: "Let go of the wish to control how it all ends. This is surrender to the divine, never to a person.",
        },
      ],
    },
    {
      kind: "practice",
      heading: "How do I chant without hurting my voice?",
      intro: "Start here, before the longer mantras. It takes about two minutes.",
      practice: {
        title: "Chanting Om",
        text: "One long, soft vowel that closes into a hum. You feel it in the chest first, then in the lips and the nose.",
        amount: "5 to 10 times",
        steps: [
          "Take a sip of water. Sit tall on a chair, both feet on the floor.",
          "Breathe in through the nose, gently. Do not fill up to the brim.",
          "Sing “oh” on a low, easy note, about as loud as you talk.",
          "After a few seconds close your lips. Let the hum fade by itself.",
          "Stop while there is still some air left. Rest for one plain breath.",
          "Chant 5 to 10 times. Then sit and listen to the quiet for half a minute.",
        ],
        caution: {
          avoid: [
            "A sore throat or a hoarse, tired voice: rest it, and listen instead.",
            "Recent surgery on the throat, mouth, nose, eyes, chest or belly: wait until your surgeon agrees.",
            "Breathlessness, or heart or lung disease: ask your doctor first, and keep each sound short.",
            "Ear infection, or ringing in the ears that gets worse with humming: leave out the hum.",
            "Epilepsy, psychosis or mania, or a recent mental-health crisis: ask your care team first.",
          ],
          instead:
            "Move only your lips, or think the word as you breathe out. A silent mantra is a real mantra. Do not whisper with a sore throat; that tires the voice more. Stop if you feel dizzy, breathless or upset.",
        },
      },
    },
    {
      kind: "verses",
      heading: "Which mantras can I learn, and how do I say them?",
      intro: text`Capitals show where to lean a little. “Kh” and “dh” carry a puff of air. A last “hah” or “hee” is only a light breath. The verses from the ${sa("veda")} have their own melody of three tones, best learned by ear. Please take these as prayers and poems, not as medicine.`,
      verses: [
        {
          title: "Om",
          devanagari: "ॐ",
          roman: "oṃ",
          say: "OHM",
          meaning: "A sound for waking, dream, deep sleep, and the silence beyond them.",
          source: "Mandukya Upanishad; also written Aum",
        },
        {
          title: "So ham",
          devanagari: "सोऽहम्",
          roman: "so 'ham",
          say: "soh HUM",
          meaning: "I am that. Often thought with the breath: so as it comes in, ham as it goes out.",
          source: "A phrase of the Upanishads, joined to the breath in hatha yoga",
        },
        {
          title: "Om Namah Shivaya",
          devanagari: "ॐ नमः शिवाय",
          roman: "oṃ namaḥ śivāya",
          say: "ohm NAH-mah shee-VAH-yah",
          meaning: "Homage to Shiva, the kindly one.",
          source: "The five syllables after Om: Shri Rudram, Taittiriya Samhita 4.5",
        },
        {
          title: "Lokah Samastah",
          devanagari: "लोकाः समस्ताः सुखिनो भवन्तु",
          roman: "lokāḥ samastāḥ sukhino bhavantu",
          say: "LOH-kah sah-MAHS-tah SOO-khee-noh bhah-VAHN-too",
          meaning: "May all the worlds, and all who live in them, be happy.",
          source: "A traditional blessing at the close; not from the Vedas",
        },
        {
          title: "Asato Ma",
          devanagari: "ॐ असतो मा सद्गमय ।\nतमसो मा ज्योतिर्गमय ।\nमृत्योर्मामृतं गमय ।\nॐ शान्तिः शान्तिः शान्तिः ॥",
          roman: "oṃ asato mā sad gamaya\ntamaso mā jyotir gamaya\nmṛtyor māmṛtaṃ gamaya\noṃ śāntiḥ śāntiḥ śāntiḥ",
          say: "ohm AH-sah-toh mah sahd GAH-mah-yah, TAH-mah-soh mah JYOH-teer GAH-mah-yah, MRIT-yohr MAHM-rih-tahm GAH-mah-yah, ohm SHAHN-tee SHAHN-tee SHAHN-tee-hee",
          meaning:
            "From the unreal lead me to the real. From darkness lead me to light. From death lead me to the deathless. Peace, peace, peace.",
          source: "Brihadaranyaka Upanishad 1.3.28; Om and the call for peace are added in recitation",
        },
        {
          title: "Gayatri Mantra",
          devanagari: "ॐ भूर्भुवः स्वः ।\nतत्सवितुर्वरेण्यं भर्गो देवस्य धीमहि ।\nधियो यो नः प्रचोदयात् ॥",
          roman: "oṃ bhūr bhuvaḥ svaḥ\ntat savitur vareṇyaṃ bhargo devasya dhīmahi\ndhiyo yo naḥ pracodayāt",
          say: "ohm BHOOR BHOO-vah SVAH-hah, taht SAH-vee-toor vah-RAYN-yahm, BHAHR-goh day-VAHS-yah DHEE-mah-hee, DHEE-yoh yoh NAH prah-CHOH-dah-yaht",
          meaning:
            "Earth, air, heaven. May we receive the lovely light of Savitar, the sun who sets all in motion. May he stir our thoughts.",
          source: "Rigveda 3.62.10; the opening words are added in recitation",
        },
        {
          title: "Mahamrityunjaya Mantra",
          devanagari: "ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम् ।\nउर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय मामृतात् ॥",
          roman: "oṃ tryambakaṃ yajāmahe sugandhiṃ puṣṭivardhanam\nurvārukam iva bandhanān mṛtyor mukṣīya māmṛtāt",
          say: "ohm TRYAHM-bah-kahm yah-JAH-mah-hay soo-GAHN-dhim poosh-tee-VAHR-dhah-nahm, oor-VAH-roo-kah-mee-vah BAHN-dhah-nahn MRIT-yohr mook-SHEE-yah MAHM-rih-taht",
          meaning:
            "We honour the three-eyed one, fragrant, who makes life grow. As a ripe gourd leaves its stem, may I be freed from death, not from the deathless.",
          source: "Rigveda 7.59.12; Om is added in recitation",
        },
      ],
    },
    {
      kind: "process",
      heading: "What happens in call and response?",
      intro: "If you have never been to a singing circle, this is all there is to know.",
      steps: [
        {
          when: "Before",
          title: "You hear what the words mean",
          text: "The leader says each line and what it means. You decide whether it is a line you want to sing.",
        },
        {
          when: "First rounds",
          title: "One voice, then many",
          text: "The leader sings a line, slowly. The group gives it back. While the leader sings, you rest.",
        },
        {
          when: "Middle",
          title: "It grows",
          text: "Drum, hand cymbals and clapping may join. If it gets too loud or too fast, sit nearer the door, hum, or step out.",
        },
        {
          when: "End",
          title: "It slows, then stops",
          text: "The last round is almost a whisper. Then comes silence. There is no applause. For some, this minute is the best.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "Do I have to believe in anything?",
      body: [
        text`No. These songs grew up in Hindu life, and we name their source with respect. But we ask nobody to share a faith. In one study, 23 healthy adults said the Ave Maria, and also a mantra. Both slowed the breath to about six breaths a minute.${cite("bernardi2001")} It was a short test of breath and pulse, not of health. Still, if a Sanskrit line sits badly with you, take a word of your own: peace, amen, shalom.`,
        { subheading: "Your yes counts, and so does your no" },
        {
          bullets: [
            "You may listen and not sing. Nobody will ask why.",
            "You may leave at any time and come back at any time.",
            "Nobody touches, films or records you unless you have agreed beforehand.",
            "No song asks you to obey a teacher. Devotion here is not owed to a person.",
          ],
        },
        text`More on how we treat each other stands on our ${link("/ethics", "ethics page")}.`,
      ],
    },
    {
      kind: "prose",
      heading: "What can chanting do for health?",
      body: [
        text`Something, and less than you may have heard. A review of trials found that mantra meditation eased anxiety, low mood and stress by a small to moderate amount. Many of those trials were of limited quality.${cite("alvarezperez2022")}`,
        text`A small brain-scan study of twelve people saw less activity in areas tied to emotion while they chanted Om. It did not measure how anyone felt.${cite("kalyani2011")} In a survey of 464 regular chanters, six in ten had known a mystical state.${cite("perry2021")} Those were people who already loved to chant, so do not wait for visions. A slow breath and a warm face are plenty. More studies, and how far to trust them, stand on our ${link("/research", "research page")}. If you would like to hum without words, the bee breath is taught under ${link("/stress-buster", "Stress Buster")}.`,
      ],
    },
    {
      kind: "caution",
      heading: "When should I stop, and when should I get help?",
      level: "emergency",
      body: [
        "Stop and call your local emergency number for chest pain, sudden breathlessness, fainting or a sudden severe headache. Do the same for sudden weakness or numbness of face, arm or leg, or trouble speaking. If you think of harming yourself, call that number or a crisis line now.",
        "See a doctor if your voice stays hoarse for more than three weeks. Chanting adds to your treatment. Do not stop or change your medicine because of it.",
      ],
    },
  ],
  next: [
    { to: "/audios", why: "Ten recorded sessions, if you would rather listen, or hum along unheard." },
    { to: "/meditation", why: "What to do with the silence after the last Om." },
  ],
};
