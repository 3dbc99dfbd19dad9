import { newsletterIsOpen, receivesMessages } from "#app/content/inbox.ts";
import { site } from "#app/content/site.ts";
import { link, mail, phone, strong, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

// The form and the newsletter do other things where the site has an inbox. What is said here must be true in each build.
const contactFormWords = receivesMessages
  ? [
      "When you press the button of the contact form, your name, your email address, your subject and your message are sent to our own server. They are kept there, and may be passed on to our mailbox, so that we can answer you. The form asks for nothing else. To keep out spam, the server also holds the address of your connection in memory. It never writes it to disk, and forgets it within two hours.",
    ]
  : [
      "The contact form checks in your own browser what you have typed. At present it sends nothing anywhere, to us or to anybody else, even where a note on the screen thanks you for a message. To be sure that we hear from you, email, phone or use WhatsApp. Where scripts are switched off, the form opens your own mail program instead, and you decide whether to send.",
    ];
const newsletterWords = newsletterIsOpen
  ? [
      "If you write your address into the newsletter box, we send it one mail with a link. Only if you confirm there is the address put on the list. Without that we delete it after two days. Every newsletter has a link to leave the list, which deletes your address at once.",
    ]
  : ["The newsletter is not open yet. An address typed into its box is sent to nobody."];
const notYet = newsletterIsOpen
  ? "used cookies"
  : receivesMessages
    ? "opened the newsletter, or used cookies"
    : "opened the newsletter, let the form send messages, or used cookies";

export const privacy: PageContent = {
  title: "Privacy Policy",
  subtitle: "What we learn about you, which is little, and what you can ask us to do with it",
  description:
    "This site has no accounts, sets no cookies and runs no analytics. What we learn when you write or call, and the rights you have over it.",
  family: "night",
  gist: [
    "You can read all of this site without telling us who you are. It has no accounts, sets no cookies and counts no visitors.",
    "Apart from the host's ordinary server logs, we learn about you only when you write or call. We do not sell what we learn.",
  ],
  lastUpdated: true,
  sections: [
    {
      kind: "prose",
      heading: "Information We Collect",
      body: [
        text`This policy is about the website and the messages of ${site.name}, called "we" and "the practice" below.`,
        { subheading: "When you write or call" },
        "If you reach us by email, phone or WhatsApp, we receive what you choose to tell us. That is usually your name, your address or number, and your question. If you join a class, you may also tell us things about your health, so that we can teach you safely. Please share only what is needed for that. Health details are private, and we treat them so.",
        "Email, phone and WhatsApp are run by other companies, which have their own privacy policies. If you would rather not put something in writing, call us.",
        { subheading: "When you use the contact form or the newsletter box" },
        ...contactFormWords,
        ...newsletterWords,
        { subheading: "When you read, listen and watch" },
        {
          bullets: [
            text`${strong("Server logs.")} Like nearly every website, ours is kept on a host's computers. The host's logs may hold your IP address (the number of your connection), the time and the page you asked for. They serve to keep the site running and safe.`,
            text`${strong("Audio sessions.")} Your browser may remember, on your own device, where you stopped in a session. This is called local storage. It is not sent to us. While a new page loads, the browser also notes its address for a moment, and then forgets it.`,
            text`${strong("Reading without a connection.")} Once you begin to use this site, your browser keeps a copy of it on your own device. The copy holds the words of all pages, the pictures you have seen, and the sessions you have heard or chosen to keep. It lets you read and listen where there is no connection. Nothing of it is sent to us. If your device is set to save data, the copy is made only when you choose to keep a session. To remove a session, press "Remove" beside its player. To remove all of it, clear the data of this site in your browser's settings.`,
            text`${strong("Videos.")} Until you press play, nothing is asked of any other company. When you press play on a video, your browser contacts YouTube's privacy host, www.youtube-nocookie.com. YouTube, which belongs to Google, then learns your IP address and which video you chose. It may store data on your device. Its own policy applies.`,
          ],
        },
      ],
    },
    {
      kind: "prose",
      heading: "How We Use Your Information",
      body: [
        "We use what you tell us only:",
        {
          bullets: [
            "to answer you;",
            "to plan and teach the class, session or course you asked about;",
            "to keep you safe in practice, where you told us about your health;",
            "to keep the records that the law asks of us;",
            "to protect the site and the people in our classes from misuse.",
          ],
        },
        "We use health details with your consent, and you may withdraw it. We make no profile of you. No machine decides anything about you. We would put your story or your photograph on this site only with your written consent.",
      ],
    },
    {
      kind: "prose",
      heading: "Information Sharing & Disclosure",
      body: [
        "Your personal information is not sold. We do not rent it out or trade it either.",
        "We share it in these cases only:",
        {
          bullets: [
            "with the teacher of your class, as far as the teacher needs it;",
            "with the companies that carry our mail, calls, chats and website, as far as that work needs it;",
            "with a doctor or the emergency services, if your life or health is in danger;",
            "with a court or authority, if the law obliges us;",
            "with anyone else, if you ask us to.",
          ],
        },
        "Links to social networks open in a new tab. What you do there is between you and that network. Please do not post private health details on our public pages.",
      ],
    },
    {
      kind: "prose",
      heading: "Data Security",
      body: [
        "The safest data is data never collected. That is why this site asks for so little. Messages we receive are open only to the people who answer or teach you.",
        "No way of sending or storing information is perfectly safe. Ordinary email in particular can be read on its way. If your information is ever lost or seen by the wrong person, we will tell you and the authorities, as the law requires.",
      ],
    },
    {
      kind: "comparison",
      heading: "Cookies & Tracking Technologies",
      intro:
        "Cookies are small notes that a website leaves in your browser. This site sets no cookies and runs no analytics. If it ever used cookies, they would be of the three types below, and marketing cookies would come only with your consent. Only two other things are kept in your browser for longer than a moment. One is the place where you stopped in an audio session. The other is the copy of this site for reading without a connection. You can clear both in your browser's settings.",
      caption: "Types of cookies, and whether this site uses them",
      columns: ["Type", "What it would do", "Used today?"],
      rows: [
        ["Essential cookies", "Make a page work, such as remembering a choice you made.", "No"],
        ["Analytics cookies", "Count visits, to show which pages are read.", "No"],
        ["Marketing cookies", "Help to show you advertising. Only with your consent.", "No"],
      ],
    },
    {
      kind: "definitions",
      heading: "Your Privacy Rights",
      intro: text`You have these rights wherever you live. To use one, write to ${mail}. First we check that it is really you who asks. Verified requests are answered within 30 days. There is no charge, and you will not be treated worse for asking. You may also complain to the data protection authority where you live.`,
      entries: [
        { term: "Access", text: "Ask what we hold about you and get a copy." },
        { term: "Correction", text: "Have mistakes put right." },
        { term: "Deletion", text: "Have it erased, unless a law obliges us to keep it." },
        { term: "Opt-out", text: "Tell us to stop writing to you, or to stop using your information in some way." },
        { term: "Portability", text: "Get your information in a common file format, to take elsewhere." },
        {
          term: "Withdrawal of consent",
          text: "Take back a consent you gave, at any time. What was done before then stays lawful.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "Children's Privacy",
      body: [
        "This site is not directed to children under 13. We do not knowingly collect information from them. If you are under 18, please let a parent or guardian write to us for you.",
        "If you believe that a child under 13 has sent us personal information, tell us. We will delete it.",
      ],
    },
    {
      kind: "prose",
      heading: "International Data Transfers",
      body: [
        "The companies that carry mail, calls, chats and videos work in many countries. So may the host of this site. When you write, call or press play, your information may pass through or be kept in a country other than yours. Its privacy laws may protect you less.",
        "Where the law asks for safeguards on such transfers, we rely on the ones those companies provide. You can ask us which companies we use.",
      ],
    },
    {
      kind: "prose",
      heading: "Data Retention",
      body: [
        "We keep information no longer than we need it:",
        {
          bullets: [
            "a question and its answer, until the matter is settled and no follow-up is likely;",
            ...(newsletterIsOpen ? ["your address on the newsletter list, until you leave the list;"] : []),
            "what we need to teach you, including health details, while you are a student with us;",
            "records that the law tells us to keep, for as long as it tells us;",
            "server logs, for as long as the host's own rules say;",
            "the place where you stopped in an audio session, on your device, until you clear it;",
            "the copy of this site, on your device, until a newer one takes its place or you clear it.",
          ],
        },
        "What is ours to delete, we then delete. You can ask us to do so sooner.",
      ],
    },
    {
      kind: "prose",
      heading: "Changes to This Policy",
      body: [
        `If the way we handle information changes, this page will change first. If we ever ${notYet}, you would read it here before it began.`,
        "If a change matters to people who have already written to us, we will tell them where we can.",
      ],
    },
    {
      kind: "prose",
      heading: "Contact Us About Privacy",
      body: [
        "Ask us anything about this policy, or about what we hold on you. A person will answer.",
        {
          bullets: [
            text`${strong("Email:")} ${mail}`,
            text`${strong("Phone:")} ${phone}`,
            text`${strong("Other ways:")} ${link("/contact", "the contact page, with WhatsApp and office hours")}`,
          ],
        },
        text`The rules for classes, payments and the use of this site are in ${link("/terms", "our terms and conditions")}.`,
      ],
    },
  ],
  next: [
    { to: "/terms", why: "The rules for classes, refunds and the use of this site." },
    { to: "/contact", why: "How to reach us, and when we are there." },
  ],
};
