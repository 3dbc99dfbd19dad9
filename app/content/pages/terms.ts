import { site } from "#app/content/site.ts";
import { link, mail, phone, strong, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const terms: PageContent = {
  title: "Terms & Conditions",
  subtitle: "The agreement between you and us, in words you can read",
  description:
    "The terms for this site and for our classes, retreats and training: bookings, prices, every refund rule, health, liability and governing law.",
  family: "night",
  gist: [
    "These terms cover two things: your use of this free website, and the classes and courses you may join.",
    "The site itself takes no payment and has no accounts. The refund rules apply to what you arrange with us directly.",
  ],
  lastUpdated: true,
  sections: [
    {
      kind: "prose",
      heading: "Agreement to Terms",
      body: [
        text`These terms are an agreement between you and ${site.name}, called "we", "us" and "the practice" below. They apply when you use this website. They also apply when you join a class, workshop, retreat, session or course of ours, on site or online.`,
        text`Two other pages belong to the agreement: ${link("/disclaimer", "the health disclaimer")} and ${link("/privacy", "the privacy policy")}. If a course has written rules of its own, those come first where they differ.`,
      ],
    },
    {
      kind: "prose",
      heading: "Acceptance of Terms",
      body: [
        "By using the site or joining a program, you accept these terms. If you do not agree with them, please do not use the site or join.",
        text`${strong("Age.")} You must be at least 18 or have parental or guardian consent. A parent or guardian who consents accepts these terms for the young person.`,
        "We may change these terms. The version on this page is the one that counts. A change never applies backwards: what you have already paid for runs under the terms of the day you enrolled.",
      ],
    },
    {
      kind: "prose",
      heading: "User Accounts & Responsibilities",
      body: [
        "This website has no accounts, so there is nothing to sign in to. If we ever give you a student account, give true details and keep your password to yourself. Tell us if somebody else has used it.",
        "On the site and in our classes, you agree to:",
        {
          bullets: [
            "give us correct information, above all about your health;",
            "arrive on time, and treat teachers and fellow students with respect;",
            "not record, film or photograph others without their consent;",
            "not use the site in a way that breaks the law, harms it or troubles other people;",
            "not copy its content by machine in bulk.",
          ],
        },
        "We may ask somebody to leave who puts others at risk or keeps disturbing a class.",
      ],
    },
    {
      kind: "prose",
      heading: "Services & Programs",
      body: [
        text`We offer yoga classes, corporate workshops, wellness retreats, online meditation, personalized healing sessions and teacher training. ${link("/services", "The services page")} describes each one. Descriptions there are information, not a binding offer. A place is yours once we have confirmed it to you in writing.`,
        {
          bullets: [
            text`${strong("Spaces are first-come.")} When a group is full, we can put you on a waiting list.`,
            text`${strong("Changes.")} We may change a teacher, a time or a place where we have to. We tell you as early as we can.`,
            text`${strong("Teacher training.")} ${link("/courses", "The teaching courses")} have their own entry rules. A certificate is given to those who complete the course's requirements. Payment alone does not earn one.`,
          ],
        },
      ],
    },
    {
      kind: "prose",
      heading: "Payment Terms & Refund Policy",
      body: [
        { subheading: "Payment" },
        "Nothing is sold or paid on this website. We tell you the price and the ways to pay when you enrol. Payment is due before the program starts, unless we have agreed otherwise in writing. Prices may change. Prices for enrolled students are locked at the rate at enrolment.",
        { subheading: "Refunds" },
        {
          bullets: [
            text`${strong("Drop-in classes:")} no refund for attended classes.`,
            text`${strong("Multi-session programs:")} full refund if cancelled 7 or more days before start; 50% refund 3-6 days before; no refund within 48 hours of start.`,
            text`${strong("Teacher training:")} per program policy, typically non-refundable after start.`,
            text`${strong("Digital products:")} no refund once access is granted.`,
            text`${strong("Program cancelled by us, the provider:")} full refund.`,
            text`${strong("Missed sessions:")} no refunds or credits for missed sessions for personal reasons.`,
          ],
        },
        { subheading: "How to ask for a refund" },
        text`Requests must be made in writing by email, to ${mail}. Give your name, the program and its start date. The day your email reaches us is the day that counts. Refunds are processed within 7-10 business days to the original payment method.`,
        "If your case falls between two of these rules, write to us. We will look for a fair answer. Where the law gives you a stronger right to cancel or to a refund, that right stands.",
      ],
    },
    {
      kind: "prose",
      heading: "Health Safety & Assumption of Risk",
      body: [
        "Our content and classes are educational. They are not medical advice, and they do not replace treatment. Our founder is a physician and yoga teacher, but here acts as a teacher and guide, not as your physician.",
        "Yoga, breathing and chanting carry risks, such as strains, falls and dizziness. By taking part you accept these ordinary risks. You agree to:",
        {
          bullets: [
            "get medical approval first if you are under 18 or over 65, pregnant or nursing, taking medication, or recently operated on;",
            "tell the teacher about illness, injury and pregnancy before you begin;",
            "stop if something hurts or feels wrong, and seek help if it does not pass;",
            "never stop or change a medicine because of what you learn with us.",
          ],
        },
        text`${link("/disclaimer", "The health disclaimer")} says more and lists the signs that need help at once. In an emergency, call your local emergency number.`,
      ],
    },
    {
      kind: "prose",
      heading: "Intellectual Property Rights",
      body: [
        "The words, drawings, recordings, course materials, name and emblem on this site belong to us, or to people who let us use them. The old verses and mantras belong to everyone.",
        {
          bullets: [
            text`${strong("You may")} read, listen, print a page for yourself, show it to your doctor or family, and link to it.`,
            text`${strong("Please ask first")} before you publish, sell, translate or teach from our material, or play our recordings in a class you are paid for.`,
          ],
        },
        "Videos from other makers, and the studies we cite, belong to their authors. If you send us a story or a photograph to publish, it stays yours. You only allow us to show it, and you may withdraw that at any time.",
      ],
    },
    {
      kind: "prose",
      heading: "Limitation of Liability & Disclaimers",
      body: [
        'We write and teach with care, but we offer the site "as it is". We do not promise that it is free of mistakes, always up to date, or always within reach. We do not promise any result for your health.',
        text`As far as the law allows, we are not liable for indirect losses, such as lost income or a missed train. ${strong("Our liability is capped at the amount paid")} by you for the program the claim is about.`,
        "Nothing in these terms limits liability that the law does not let us limit. In many places that includes death or injury caused by carelessness, and fraud.",
      ],
    },
    {
      kind: "prose",
      heading: "Third-Party Links & Services",
      body: [
        "We link to videos, studies, social networks and a messaging service run by others. They open under the terms and the privacy policies of those companies. We do not control them, and a link does not mean that we agree with all they say.",
        "If a link is broken, or leads somewhere it should not, please tell us.",
      ],
    },
    {
      kind: "prose",
      heading: "Privacy",
      body: [
        text`${link("/privacy", "The privacy policy")} says what we learn about you, what we do with it, and what you can ask of us. In short: the site sets no cookies, and your personal information is not sold.`,
      ],
    },
    {
      kind: "prose",
      heading: "Dispute Resolution & Governing Law",
      body: [
        "If something goes wrong, tell us first, in writing. Most things can be settled in a talk. We will answer and try to find a solution with you. If that fails, either side may suggest a neutral mediator.",
        text`These terms are governed by the laws of ${site.jurisdiction}. If no agreement is reached, the courts of ${site.jurisdiction} decide. If you are a consumer, you keep the protection of the law where you live, and any right to go to court there.`,
      ],
    },
    {
      kind: "prose",
      heading: "Miscellaneous Provisions",
      body: [
        {
          bullets: [
            text`${strong("The whole agreement.")} These terms, with the pages and course rules they name, are all that we have agreed.`,
            text`${strong("If a part fails.")} If a court finds one part invalid, the rest still stands.`,
            text`${strong("No silent waiver.")} If we do not insist on a rule once, we may still do so later. The same goes for you.`,
            text`${strong("Your place is personal.")} You may pass it to somebody else only if we agree.`,
            text`${strong("Beyond our control.")} Neither side is at fault for delays caused by such things as storms, illness on a wide scale or power cuts. If we have to cancel, the full refund above still applies.`,
          ],
        },
        { subheading: "Contact" },
        text`Questions about these terms reach ${site.name} here:`,
        {
          bullets: [
            text`${strong("Email:")} ${mail}`,
            text`${strong("Phone:")} ${phone}`,
            text`${strong("Other ways:")} ${link("/contact", "the contact page, with WhatsApp and office hours")}`,
          ],
        },
      ],
    },
  ],
  next: [
    { to: "/privacy", why: "What we learn about you, and the rights you have over it." },
    { to: "/disclaimer", why: "Who needs medical approval before practising." },
  ],
};
