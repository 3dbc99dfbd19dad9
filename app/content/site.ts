import { unconfirmed } from "#app/content/unconfirmed.ts";
import type { SitePath } from "#app/content/types.ts";

type Day = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
type Facts = Record<
  "name" | "line" | "emblem" | "origin" | "founder" | "mail" | "phone" | "responsePromise" | "jurisdiction" | "quote",
  string
> & {
  whatsapp: { number: string; greeting: string };
  social: readonly { network: string; href: string }[];
  hours: readonly { days: string; time: string; opens?: string; closes?: string; on?: readonly Day[] }[];
  copyrightYear: number;
  offline: boolean;
};

/** Name, addresses, hours and links of the practice. Nothing else spells them. */
export const site = {
  name: "Nada Shanti",
  line: "Yoga, chanting and sound therapy",
  emblem: "🕉",
  /** Where the site is published, without a slash at the end. */
  origin: unconfirmed(
    "https://nadashanti.example",
    "The address the site is published under, with https:// and no slash at the end.",
  ),
  /** The founder's name, once it may be shown. While empty, pages say "our founder, a physician and yoga teacher". */
  founder: unconfirmed(
    "",
    "The founder's name and titles as they should be shown, or confirm that it stays without a name.",
  ),
  mail: unconfirmed("hello@nadashanti.example", "The practice's mail address."),
  phone: unconfirmed("+1 202 555 0142", "The practice's phone number, in international form."),
  whatsapp: {
    number: unconfirmed("12025550142", "The WhatsApp number: digits only, with country code."),
    greeting: "Namaste! I would like to know more about your classes.",
  },
  social: [
    {
      network: "Facebook",
      href: unconfirmed("https://www.facebook.com/nadashanti", "The practice's Facebook page."),
    },
    {
      network: "Instagram",
      href: unconfirmed("https://www.instagram.com/nadashanti", "The practice's Instagram profile."),
    },
    {
      network: "YouTube",
      href: unconfirmed("https://www.youtube.com/@nadashanti", "The practice's YouTube channel."),
    },
  ],
  hours: [
    {
      days: "Monday to Friday",
      time: "9:00 AM to 6:00 PM",
      opens: "09:00",
      closes: "18:00",
      on: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    },
    { days: "Saturday", time: "10:00 AM to 4:00 PM", opens: "10:00", closes: "16:00", on: ["Saturday"] },
    { days: "Sunday", time: "Closed" },
  ],
  /** How soon a message is answered. */
  responsePromise: "within 24 hours",
  jurisdiction: unconfirmed("[Your Jurisdiction]", "The state or country whose law governs the terms."),
  copyrightYear: 2025,
  /** Whether pages and sessions may be kept on a visitor's device. False takes back what was kept: docs/how-to/offline.md. */
  offline: true as boolean,
  quote: "Where the breath goes quietly, the sound follows; where the sound rests, there is peace.",
} as const satisfies Facts;

export const whatsappLink = `https://wa.me/${site.whatsapp.number}?text=${encodeURIComponent(site.whatsapp.greeting)}`;
export const mailLink = `mailto:${site.mail}` as const;
export const phoneLink = `tel:${site.phone.replaceAll(" ", "")}` as const;

export type MenuLink = { to: SitePath; label: string };

export const mainMenu: readonly MenuLink[] = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About Us" },
  { to: "/yoga-wellness", label: "Yoga & Wellness" },
  { to: "/services", label: "Services" },
  { to: "/media", label: "Media" },
  { to: "/research", label: "Research" },
  { to: "/contact", label: "Contact" },
];

export const footerMenu: readonly { heading: string; links: readonly MenuLink[] }[] = [
  {
    heading: "Yoga & Wellness",
    links: [
      { to: "/meditation", label: "Meditation" },
      { to: "/pranayam", label: "Pranayam" },
      { to: "/yoga-diet", label: "Yoga Diet" },
      { to: "/yoga-types", label: "Types of Yoga" },
      { to: "/ageing-yoga", label: "Ageing & Yoga" },
      { to: "/illness-yoga", label: "Illness & Yoga" },
    ],
  },
  {
    heading: "Learning Resources",
    links: [
      { to: "/books", label: "Books" },
      { to: "/library", label: "Library" },
      { to: "/audios", label: "Audio Sessions" },
      { to: "/videos", label: "Video Library" },
      { to: "/courses", label: "Teaching Courses" },
    ],
  },
  {
    heading: "Information",
    links: [
      { to: "/ethics", label: "Ethics" },
      { to: "/facts-myths", label: "Facts & Myths" },
      { to: "/stress-buster", label: "Stress Buster" },
      { to: "/bhakti-yoga", label: "Bhakti Yoga" },
      { to: "/ancient-roots", label: "Ancient Roots" },
    ],
  },
  {
    heading: "More",
    links: [
      { to: "/testimonials", label: "Testimonials" },
      { to: "/faq", label: "FAQ" },
      { to: "/disclaimer", label: "Disclaimer" },
      { to: "/privacy", label: "Privacy Policy" },
    ],
  },
];

/** What the menus call a page. */
export const menuLabels: ReadonlyMap<SitePath, string> = new Map(
  [...mainMenu, ...footerMenu.flatMap(({ links }) => links)].map(({ to, label }) => [to, label]),
);
