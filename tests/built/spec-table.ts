import type { SitePath } from "#app/content/types.ts";

/**
 * What the specification (sections 2, 3, 8 and 9) fixes for each page. Case, kinds of dashes and quotes, and white space
 * do not count. What the owner may change, such as hours, prices, stories and videos, is not here: facts.test.ts
 * compares it with the content.
 */
export type SpecPage = {
  address: SitePath | "/404";
  /** The h1. "&" and "and" count as the same. Left out where the specification gives no title. */
  title?: string;
  /** Exact headings. */
  headings?: readonly string[];
  /** Words that some heading contains. */
  headingsWith?: readonly string[];
  /** Words in the main part of the page. */
  says?: readonly string[];
  /** Pairs that share a card, row, list entry or paragraph. */
  together?: readonly (readonly [string, string])[];
  /** Links in the main part: label (empty where the specification gives none) and address. */
  links?: readonly (readonly [label: string, address: string])[];
  /** How many elements of the main part match a selector: exactly that many, or at least. */
  counts?: readonly (readonly [selector: string, times: number | { least: number }])[];
};

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

/** Section 8: what toasts, players and the failure screen say. */
export const errorCatalogue = [
  "Missing Information",
  "Please fill in all required fields",
  "Invalid Email",
  "Please enter a valid email address",
  "Message Sent!",
  "Oops! Page not found",
  "Your browser does not support the audio element.",
  "Unexpected Application Error!",
] as const;

const topics = [
  ...["anxiety-and-depression", "backache", "cancer-support", "chanting", "headache"],
  ...["hypertension", "general-meditation", "obesity", "sleep", "stress"],
];

const players: SpecPage["counts"] = [
  ["audio", { least: topics.length }],
  ...topics.map((topic) => [`audio[src="/audio/${topic}.mp3"], audio [src="/audio/${topic}.mp3"]`, 1] as const),
];

export const specPages: readonly SpecPage[] = [
  {
    address: "/",
    links: [
      ["Book Consultation", "/contact"],
      ["Explore Services", "/services"],
      ["", "/research"],
    ],
    counts: [
      ['a[href="/services"]', { least: 2 }],
      ['a[href="/contact"]', { least: 2 }],
    ],
  },
  {
    address: "/about",
    title: "About Us",
    headingsWith: ["disclaimer"],
    says: ["medical advice", "substitute"],
  },
  {
    address: "/yoga-wellness",
    title: "Yoga & Wellness",
    headingsWith: ["Yoga basics", "Breathing", "Chanting meditation", "Asanas", "Workplace wellness"],
  },
  {
    address: "/services",
    title: "Services",
    counts: [
      ['li a[href="/contact"]', { least: 5 }],
      ['li a[href="/courses"]', { least: 1 }],
    ],
  },
  {
    address: "/media",
    says: ["Videos", "Audio Sessions", "Your browser does not support the audio element."],
    counts: [["[role=tab]", 2], ["[role=tab][aria-selected=true]:first-child", 1], ...players],
  },
  {
    address: "/research",
    title: "Research",
    headings: ["References"],
    counts: [['article:has(a[href*="doi.org"])', 4]],
    says: ["Cortisol", "up to 30%", "10-15 points", "40-60%"],
  },
  {
    address: "/contact",
    title: "Contact",
    headingsWith: ["Contact information", "Office hours"],
    says: ["Name", "Email", "Subject", "Message"],
    counts: [
      ["form input[name=name][required]", 1],
      ["form input[name=email][type=email][required]", 1],
      ["form input[name=subject]:not([required])", 1],
      ["form textarea[name=message][required][rows='6']", 1],
      ['a[href^="https://wa.me/"][href*="?text="]', { least: 1 }],
      ['a[href^="mailto:"]', { least: 1 }],
      ['a[href^="tel:+"]', { least: 1 }],
    ],
  },
  { address: "/meditation", title: "Meditation" },
  { address: "/pranayam", title: "Pranayam" },
  { address: "/yoga-diet", title: "Yoga diet" },
  { address: "/yoga-types", title: "Types of yoga" },
  { address: "/ageing-yoga", title: "Ageing & Yoga" },
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
    counts: [["input", 0]],
  },
  {
    address: "/library",
    title: "Library",
    says: ["search", "download", "reading list"],
    counts: [["input", 0]],
  },
  {
    address: "/audios",
    title: "Audio Sessions",
    says: ["Your browser does not support the audio element."],
    counts: players,
  },
  {
    address: "/videos",
    title: "Video Library",
    says: ["launching soon"],
    counts: [["iframe, video", 0]],
  },
  {
    address: "/courses",
    title: "Teaching Courses",
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
      "All testimonials are reviewed and may be featured",
      "results may vary",
    ],
    links: [["", "/contact"]],
  },
  {
    address: "/gallery",
    title: "Gallery",
    headings: ["Video Highlights"],
    headingsWith: ["Group Classes", "Workshops", "Retreats", "Events"],
    says: ["coming soon", "social media", "email"],
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
    counts: [['a[href^="https://wa.me/"]', { least: 1 }]],
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
    says: [
      "under 18 or over 65",
      "pregnant or nursing",
      "medication",
      "recently been operated on",
      "approval",
      "instructors",
    ],
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
      "instructors",
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
