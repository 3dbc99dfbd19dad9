import type { SitePath } from "#app/content/types.ts";

/**
 * What the specification (sections 2, 3, 8 and 9) says must be on each page, to the letter. Upper and lower case, kinds
 * of dashes and quotes, and spaces do not count; words round a phrase are free. Nothing here is taken from the content.
 */
export type SpecPage = {
  address: SitePath | "/404";
  /** The h1. "&" and "and" are the same. Left out where the specification names the page and not its title. */
  title?: string;
  /** Headings that stand as they are. */
  headings?: readonly string[];
  /** Words that some heading holds. */
  headingsWith?: readonly string[];
  /** Words found in the main part of the page. */
  says?: readonly string[];
  /** Two things that stand together: a card and its duration, a figure and its label. */
  together?: readonly (readonly [string, string])[];
  /** Links and buttons in the main part: label (empty where the specification gives none) and address. */
  links?: readonly (readonly [label: string, address: string])[];
  /** How often a piece of markup occurs in the main part. */
  counts?: readonly Count[];
};

type Count = { what: string; markup: RegExp; times?: number; least?: number };

export const mainMenu = [
  ["Home", "/"],
  ["About Us", "/about"],
  ["Yoga & Wellness", "/yoga-wellness"],
  ["Services", "/services"],
  ["Media", "/media"],
  ["Research", "/research"],
  ["Contact", "/contact"],
] as const;

export const footerGroups: readonly { heading: string; links: readonly (readonly [string, string])[] }[] = [
  {
    heading: "Yoga & Wellness",
    links: [
      ["", "/meditation"],
      ["", "/pranayam"],
      ["", "/yoga-diet"],
      ["", "/yoga-types"],
      ["", "/ageing-yoga"],
      ["", "/illness-yoga"],
    ],
  },
  {
    heading: "Learning Resources",
    links: [
      ["", "/books"],
      ["", "/library"],
      ["Audio Sessions", "/audios"],
      ["Video Library", "/videos"],
      ["Teaching Courses", "/courses"],
    ],
  },
  {
    heading: "Information",
    links: [
      ["", "/ethics"],
      ["", "/facts-myths"],
      ["", "/stress-buster"],
      ["", "/bhakti-yoga"],
      ["", "/ancient-roots"],
    ],
  },
  {
    heading: "More",
    links: [
      ["", "/testimonials"],
      ["", "/faq"],
      ["", "/disclaimer"],
      ["Privacy Policy", "/privacy"],
    ],
  },
];

/** Section 8: what toasts, players and the failure screen say. Scripts show most of it, so it is looked up in the messages. */
export const errorCatalogue = [
  "Missing Information",
  "Please fill in all required fields",
  "Invalid Email",
  "Please enter a valid email address",
  "Message Sent!",
  "Thank you for reaching out. We'll respond within 24 hours.",
  "Oops! Page not found",
  "Your browser does not support the audio element.",
  "Unexpected Application Error!",
] as const;

const sessions = [
  ["anxiety-and-depression", "Anxiety & Depression Relief", "20 min"],
  ["backache", "Back Pain Management", "15 min"],
  ["cancer-support", "Cancer Support Chanting", "25 min"],
  ["chanting", "General Chanting Practice", "18 min"],
  ["headache", "Headache Relief", "12 min"],
  ["hypertension", "Hypertension Control", "16 min"],
  ["general-meditation", "Meditation Session", "22 min"],
  ["obesity", "Obesity & Weight Management", "20 min"],
  ["sleep", "Sleep Improvement", "30 min"],
  ["stress", "Stress Buster", "18 min"],
] as const;

const players = [
  { what: "audio player", markup: /<audio\b/g, times: 10 },
  ...sessions.map(([topic]) => ({
    what: `file /audio/${topic}.mp3`,
    markup: new RegExp(`(?:src|href)="/audio/${topic}\\.mp3"`, "g"),
    least: 1,
  })),
];

const socialNetworks = { what: "link that opens in a new tab", markup: /<a\b[^>]*target="_blank"/g, times: 3 };

export const specPages: readonly SpecPage[] = [
  {
    address: "/",
    links: [
      ["Book Consultation", "/contact"],
      ["Explore Services", "/services"],
      ["", "/research"],
    ],
    counts: [
      { what: "link to the services", markup: /href="\/services"/g, least: 2 },
      { what: "link to the contact page", markup: /href="\/contact"/g, least: 2 },
    ],
  },
  {
    address: "/about",
    title: "About Us",
    headingsWith: ["disclaimer"],
    says: ["medical advice", "substitute"],
    counts: [{ what: "testimonial", markup: /5 (?:out )?of 5/g, times: 3 }],
  },
  {
    address: "/yoga-wellness",
    title: "Yoga & Wellness",
    headingsWith: ["Yoga basics", "Breathing", "Chanting meditation", "Asanas", "Workplace wellness"],
  },
  {
    address: "/services",
    title: "Services",
    headings: [
      "Yoga Classes",
      "Corporate Workshops",
      "Wellness Retreats",
      "Online Meditation",
      "Personalized Healing",
      "Teacher Training",
    ],
    together: [
      ["Yoga Classes", "60-90 minutes"],
      ["Corporate Workshops", "45-60 minutes"],
      ["Wellness Retreats", "3-7 days"],
      ["Online Meditation", "30-45 minutes"],
      ["Personalized Healing", "Customized"],
      ["Teacher Training", "3-6 months"],
      ["Teacher Training", "200-hour certification"],
    ],
    counts: [
      { what: "link from a card to the contact page", markup: /href="\/contact"/g, least: 5 },
      { what: "link from teacher training to the courses", markup: /href="\/courses"/g, least: 1 },
    ],
  },
  {
    address: "/media",
    says: ["Videos", ...sessions.map(([, title]) => title), "Your browser does not support the audio element."],
    counts: [
      { what: "embedded video", markup: /<iframe\b/g, times: 20 },
      { what: "tab named Videos", markup: /role="tab"[^>]*>Videos</g, times: 1 },
      { what: "tab named Audio Sessions", markup: /role="tab"[^>]*>Audio Sessions</g, times: 1 },
      { what: "tab that is chosen at first", markup: /role="tab"[^>]*aria-selected="true"[^>]*>Videos</g, times: 1 },
      ...players,
    ],
  },
  {
    address: "/research",
    title: "Research",
    headings: ["References"],
    counts: [
      {
        what: "study card",
        markup: /<article\b(?:(?!<\/article>).)*doi\.org(?:(?!<\/article>).)*<\/article>/gs,
        times: 4,
      },
    ],
    says: ["Cortisol", "up to 30%", "10-15 points", "40-60%"],
  },
  {
    address: "/contact",
    title: "Contact",
    headingsWith: ["Contact information", "Office hours"],
    says: ["Name", "Email", "Subject", "Message", "within 24 hours"],
    together: [
      ["Monday to Friday", "9:00 AM to 6:00 PM"],
      ["Saturday", "10:00 AM to 4:00 PM"],
      ["Sunday", "closed"],
    ],
    counts: [
      { what: "required name", markup: /<input\b(?=[^>]*name="name")(?=[^>]*\brequired)/g, times: 1 },
      { what: "required email", markup: /<input\b(?=[^>]*name="email")(?=[^>]*\brequired)/g, times: 1 },
      { what: "optional subject", markup: /<input\b(?=[^>]*name="subject")(?![^>]*\brequired)/g, times: 1 },
      { what: "required message", markup: /<textarea\b(?=[^>]*name="message")(?=[^>]*\brequired)/g, times: 1 },
      { what: "message box of 6 rows", markup: /<textarea\b[^>]*rows="6"/g, times: 1 },
      { what: "chat link with a greeting", markup: /href="https:\/\/wa\.me\/\d+\?text=[^"]+"/g, least: 1 },
      { what: "mail link", markup: /href="mailto:/g, least: 1 },
      { what: "phone link", markup: /href="tel:\+/g, least: 1 },
      socialNetworks,
    ],
  },
  { address: "/meditation", title: "Meditation" },
  { address: "/pranayam", title: "Pranayam" },
  { address: "/yoga-diet", title: "Yoga diet" },
  { address: "/yoga-types", title: "Types of yoga" },
  { address: "/ageing-yoga", title: "Ageing and yoga" },
  {
    address: "/illness-yoga",
    title: "Illness & Yoga",
    headingsWith: [
      "Supportive therapy",
      "Mental health",
      "Cardiovascular",
      "Chronic pain",
      "Immune and metabolic",
      "Recommended practices",
      "Integration with medical treatment",
      "Scientific evidence",
      "Medical disclaimer",
    ],
    together: [
      ["Cortisol", "up to 30%"],
      ["Blood pressure", "10-15 points"],
      ["Chronic pain", "40-60%"],
    ],
  },
  {
    address: "/books",
    title: "Books",
    counts: [{ what: "field to type in", markup: /<input\b/g, times: 0 }],
  },
  {
    address: "/library",
    title: "Library",
    says: ["search", "download", "reading list"],
    counts: [{ what: "field to type in", markup: /<input\b/g, times: 0 }],
  },
  {
    address: "/audios",
    title: "Audio Sessions",
    headings: sessions.map(([, title]) => title),
    together: sessions.map(([, title, duration]) => [title, duration] as const),
    says: ["Your browser does not support the audio element."],
    counts: players,
  },
  {
    address: "/videos",
    title: "Video Library",
    says: ["launching soon"],
    counts: [{ what: "playable video", markup: /<iframe\b|<video\b/g, times: 0 }],
  },
  {
    address: "/courses",
    title: "Teaching Courses",
    headings: ["Foundation", "Professional Certification", "Advanced", "Master Teacher"],
    together: [
      ["Foundation", "100 hours"],
      ["Professional Certification", "200 hours"],
      ["Advanced", "300 hours"],
      ["Master Teacher", "500 hours total"],
    ],
    says: [
      "6-12 months of prior practice recommended",
      "generally 18 or over",
      "application form",
      "personal statement",
      "interview",
    ],
  },
  { address: "/ethics", title: "Ethics", says: ["five yamas", "five niyamas"] },
  { address: "/facts-myths", title: "Facts & Myths", says: ["Myth", "Fact"] },
  {
    address: "/stress-buster",
    title: "Stress Buster",
    together: [
      ["4-7-8 breathing", "4-5 times"],
      ["Om chanting", "5-10 times"],
      ["bee breath", "5-7 times"],
    ],
  },
  { address: "/bhakti-yoga", title: "Bhakti Yoga" },
  { address: "/ancient-roots", title: "Ancient Roots" },
  {
    address: "/testimonials",
    title: "Testimonials",
    headings: ["Share Your Transformation Story"],
    says: [
      "Real Stories of Transformation and Healing",
      "Teacher Training",
      "Depression & Mental Health",
      "Ageing & Flexibility",
      "Overall Wellness",
      "All testimonials are reviewed and may be featured",
      "results may vary",
    ],
    together: [
      ["5,000+", "students trained"],
      ["30+", "countries reached"],
      ["500+", "certified teachers"],
      ["25+", "years experience"],
    ],
    links: [["", "/contact"]],
    counts: [{ what: "testimonial with a rating of 5", markup: /5 (?:out )?of 5/g, least: 5 }],
  },
  {
    address: "/gallery",
    title: "Gallery",
    headings: ["Video Highlights"],
    headingsWith: ["Group Classes", "Workshops", "Retreats", "Events"],
    says: ["coming soon", "social media", "email"],
    together: [
      ["Group Yoga Session", "Classes"],
      ["Studio Practice", "Facilities"],
      ["Meditation Circle", "Meditation"],
      ["Sound Healing Session", "Workshops"],
      ["Individual Practice", "Personal"],
      ["Sacred Symbols", "Spirituality"],
      ["Nature Retreats", "Retreats"],
      ["Sound Tools", "Instruments"],
    ],
    counts: [{ what: "picture with its words", markup: /<figure\b/g, times: 8 }],
  },
  {
    address: "/faq",
    title: "FAQ",
    headings: [
      "Getting Started",
      "Practice Details",
      "Health & Safety",
      "Spiritual & Philosophical",
      "Classes & Programs",
      "Chanting Specific",
      "Still Have Questions?",
    ],
    says: [
      "3-4 times per week to start",
      "even 10-15 minutes daily helps",
      "2-3 hours after a heavy meal",
      "1 hour after a light snack",
      "20-30 minutes after practice before eating",
      "physical changes appear in 2-4 weeks",
      "WhatsApp",
    ],
    links: [["", "/contact"]],
    counts: [
      { what: "question", markup: /<summary\b/g, times: 24 },
      { what: "chat link", markup: /href="https:\/\/wa\.me\//g, least: 1 },
    ],
  },
  {
    address: "/disclaimer",
    title: "Disclaimer",
    headings: [
      "Medical Disclaimer",
      "Assumption of Risk",
      "Professional Qualifications",
      "No Guarantees",
      "Limitation of Liability",
      "Special Populations",
      "Pregnancy",
      "Seniors",
      "Mental Health",
      "Children",
      "Acknowledgment",
    ],
    says: ["under 18 or over 65", "pregnant or nursing", "medication", "recently been operated on", "approval"],
  },
  {
    address: "/privacy",
    title: "Privacy Policy",
    headings: [
      "Information We Collect",
      "How We Use Your Information",
      "Information Sharing & Disclosure",
      "Data Security",
      "Cookies & Tracking Technologies",
      "Your Privacy Rights",
      "Children's Privacy",
      "International Data Transfers",
      "Data Retention",
      "Changes to This Policy",
      "Contact Us About Privacy",
    ],
    says: [
      "Last Updated",
      "personal information is not sold",
      "not directed to children under 13",
      "answered within 30 days",
      ...["access", "correction", "deletion", "opt-out", "portability", "withdrawal of consent"],
      ...["essential", "analytics", "only with your consent"],
    ],
    together: [["marketing", "consent"]],
  },
  {
    address: "/terms",
    title: "Terms & Conditions",
    headings: [
      "Agreement to Terms",
      "Acceptance of Terms",
      "User Accounts & Responsibilities",
      "Services & Programs",
      "Payment Terms & Refund Policy",
      "Health Safety & Assumption of Risk",
      "Intellectual Property Rights",
      "Limitation of Liability & Disclaimers",
      "Third-Party Links & Services",
      "Privacy",
      "Dispute Resolution & Governing Law",
      "Miscellaneous Provisions",
    ],
    says: [
      "Last Updated",
      "[Your Jurisdiction]",
      "at least 18 or have parental or guardian consent",
      "no refund for attended classes",
      "full refund if cancelled 7 or more days before start",
      "50% refund 3-6 days before",
      "no refund within 48 hours of start",
      "typically non-refundable after start",
      "no refund once access is granted",
      "in writing by email",
      "within 7-10 business days to the original payment method",
      "no refunds or credits for missed sessions for personal reasons",
      "spaces are first-come",
      "locked at the rate at enrolment",
      "capped at the amount paid",
    ],
    together: [
      ["Drop-in classes", "no refund"],
      ["Multi-session programs", "full refund"],
      ["Teacher training", "per program policy"],
      ["Digital products", "no refund"],
      ["cancelled by", "full refund"],
    ],
  },
  { address: "/404", title: "Oops! Page not found", links: [["", "/"]] },
];
