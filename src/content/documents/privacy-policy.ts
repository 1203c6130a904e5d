import type { Document } from '#domain/catalogue/document.ts'
import { POLICY_NAMES } from '#domain/enquiries/enquiry-fields.ts'

/** Keep it true: it describes what this site does. Whoever changes cookies, counting or retention changes it too. */
export const privacyPolicy: Document = {
  slug: 'privacy-policy',
  path: '/privacy-policy',
  title: 'Privacy Policy',
  head: {
    title: 'Privacy Policy: your data with us',
    description:
      'What {name} stores when you browse or send an enquiry, why, for how long, and how to see it, correct it or have it deleted.',
    keywords: ['privacy policy', 'cookies', 'personal data', 'DPDP Act 2023', '{name}'],
  },
  updated: '2026-11-30',
  intro:
    'This page says what {name} knows about you, why, and for how long. In short: you browse without telling us who you are, and when you send an enquiry we use it to call you back.',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        '{name}, {address}, runs this site and decides how your data is used. Under the Digital Personal Data Protection Act, 2023 (the DPDP Act) we are the data fiduciary and you are the data principal.',
        'You can browse every page without an account. There is no login and no payment on this site, so we hold no passwords and no card details here.',
      ],
    },
    {
      heading: 'What you send us',
      paragraphs: [
        'An enquiry holds what you type into the form and what the form adds by itself. Depending on the form, that is:',
      ],
      points: [
        ...new Set(Object.values(POLICY_NAMES)),
        'your travel date, and whether your dates are flexible',
        'the trip that you have worked out, if you have, and what it comes to',
        'how and when you want to be answered',
        'what the form adds: the page from which you send it and, on a tour’s page, the tour, the tier and the price that you saw',
        'how you found us: the campaign in the link that led you to this site, the name of the site with that link and the first page of your visit, and whether you asked by a form, a call, a chat or in person; the words that we prepare for a chat name the tour and that campaign, where you can read and change them',
        'what we add: when it arrived, a reference, and whether we were told of it',
        'what our experts note while they answer: calls and messages with their day, notes, the next step, how far your case is, who of us has it, who of us opened it last, and when, marks such as “existing guest”, and why a trip did not come about; where you book, the sum, the days, how many travel and what is missing before you go',
        'your review, if you send one when we ask after the journey: your mark, your words, the month, the name that you choose for it, and whether we may show it',
        'words and digits of all this, so that we find your case when you call',
        'when you call, write in a chat or come to us instead: the same, as far as you tell it, if one of us notes it',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'We use an enquiry for one thing: to call, message or write to you about the trip you asked about. The legal ground is your consent, which you give by sending the form with the notice beside it. Nothing is ticked for you in advance.',
        'You may write to us with as little as you like. Without a phone number or an e-mail address we cannot answer.',
        'Please do not put passport numbers, card numbers or medical details into a form. If a trip needs such papers, your point of contact will ask for them separately.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'We do not sell, rent or trade your data. These people and services handle it, and only as far as their work needs:',
      ],
      points: [
        'our own travel experts, who call you back',
        'Cloudflare, which hosts this site and its database, and delivers enquiries to our mailbox. Its servers may stand outside India',
        'a customer list (CRM), where we use one: it gets a copy of each enquiry',
        'Cloudflare Turnstile, where we use it against machines that fill in forms: it looks at your browser and device while a form is open',
        'once you book: the hotels, drivers, guides, airlines, insurers and visa offices of your trip, with what each of them needs',
        'authorities, where the law obliges us',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'We delete the personal data of an enquiry {retentionMonths} months after it arrives, or sooner if you ask. That covers one season and its return; many people plan the same month a year later. What stays is a line without a person, for counting: the day, the tour, the tier, the price, and whether it came by a form, a call, a chat or in person; how far the case came, with the days of it, who of us had it, its marks, one of our own words for why a trip did not come about, and the sum of a trip that was booked. All else that our experts noted goes with it.',
        'This reaches our database by itself, but not our mailbox. The mail that told us of your enquiry, and the copy in a CRM where we use one, are deleted there by one of us: when you ask, and otherwise after the same {retentionMonths} months.',
        'What stays of an erased enquiry, and of a review that you took back, is a mark that is computed from its reference and holds nothing of you, so that no copy comes back. A backup of our database may hold an enquiry for up to {retentionMonths} months; if we ever restore one, what was erased is erased again.',
        'We choose which reviews stand on this site. A review that you let us show, and that we put there, stands there until you take it back: open the link by which you sent it, or write to us. It leaves our site at once. If we erase your enquiry because you ask, your review goes with it, the one that waits and the one on the site. If your enquiry only grows old, a review that you published stays, and the link ends; write to us then.',
        'If you book, we keep the papers of the trip and the invoices for as long as tax and accounting law asks for them, and no longer.',
      ],
    },
    {
      heading: 'Cookies, and what a tab remembers',
      paragraphs: [
        'This site sets cookies of its own only, and only to remember a choice that you make or an enquiry that you send. If you do neither, no such cookie is set.',
      ],
      points: [
        'theme: light or dark, when you change it',
        'currency: the currency in which you want to see prices, when you change it',
        'shortlist: the tours that you keep with the heart, for a year; the page’s script may read it',
        'sent: for one hour after you send an enquiry, a key that shows you what you sent and lets you add to it',
        'consent: your answer, if we ask you about optional analytics, so that we do not ask again',
        'Beside cookies, the open tab keeps five notes in its session storage: the theme that you chose (theme), the currency that you saw last (currency), when your visit began (began), how you found us (arrival), and whether we have offered you a callback (offered). They are gone when you close the tab. The note of how you found us is sent with an enquiry, if you send one; the others are sent to nobody.',
      ],
    },
    {
      heading: 'Page counts',
      paragraphs: [
        'We count which pages are opened. The count is our own. It uses no cookie, gives you no identifier and stores no personal data. It holds the address of a page, without the words of a search, and the time; where the address has them, also the tour, the tier and the campaign of the link (utm). It tells us that many people look at Bali in March, not that you did.',
      ],
    },
    {
      heading: 'How fast pages come',
      paragraphs: [
        'We measure how fast our pages are for visitors. When you leave a page, your browser sends us one short message: when the first text and the largest part of the page stood there, what kind of part that was (a drawing, a heading), how soon the page answered your slowest press and what kind of control that was (a link, a button), how much the page jumped, how you reached it, and whether the window is as wide as a phone’s. Times are rounded to a hundredth of a second.',
        'The message names the kind of page (“a tour”), not its address. It holds no cookie, no identifier and no word that you typed. We add whether it came from India or from abroad. Cloudflare keeps these messages for three months; we keep sums of them, for 90 days. Nothing is measured on the page of your own enquiry, nor where your browser asks to save data.',
      ],
    },
    {
      heading: 'Analytics tracking and session recording',
      paragraphs: [
        'We may use an analytics service (Plausible), or a tool that records how a page is used, with its clicks, scrolling and movements (Microsoft Clarity), to find out where the site is hard to use. Such a tool starts only after you have said yes. Until then its script is not loaded.',
        'If you say no, everything on the site works as before. You may change your mind at any time, as easily as you said yes; write to {email} if you need help with it.',
      ],
    },
    {
      heading: 'Maps',
      paragraphs: [
        'Tour pages and the contact page hold a map from OpenStreetMap in a frame. The frame loads when you come near it. Your browser then fetches the map from OpenStreetMap, which sees your IP address and browser type and applies its own privacy policy. We send it nothing about you.',
      ],
    },
    {
      heading: 'Newsletter',
      paragraphs: [
        'We send no newsletter, and an enquiry puts you on no mailing list. If we start one, we will ask you separately, and every issue will have a link to leave.',
      ],
    },
    {
      heading: 'Adverts',
      paragraphs: [
        'This site shows no adverts from others. It has no advertising cookies, and we do not follow you to other sites or share data with advertisers.',
      ],
    },
    {
      heading: 'Social media and chat',
      paragraphs: [
        'Links to our social media pages are plain links. No social network learns of your visit until you follow one; after that its own policy applies.',
        'The chat button opens WhatsApp in a new tab. What you write there passes through WhatsApp under its terms, and reaches us with your number and profile name.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'Every page travels encrypted (HTTPS). Enquiries are stored in a database of their own, apart from the rest of the site, and only those of us who answer them may read them. If you let us show your review, the one of us who keeps this site reads its words, its mark and the name that you chose, with the tour and the month, and nothing else of your enquiry.',
        'Our host handles technical data such as IP addresses for a short time, to deliver pages and to hold off attacks and floods of forms. We do not use it to find out who you are.',
        'No system is perfectly safe. If a breach touches your data, we will tell you and the Data Protection Board of India without delay, say what happened and what you can do.',
      ],
    },
    {
      heading: 'Young people',
      paragraphs: [
        'The site is meant for adults. If you are 13 to 18, ask a parent or guardian before you write to us; we will speak with them before we use your data. Under 13, please do not use the site. If we learn that a child has sent us data without that permission, we delete it.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'The DPDP Act, 2023 and the DPDP Rules, 2025 give you rights over your data. We honour them today, also where the law still gives time. You may:',
      ],
      points: [
        'ask what we hold about you, what we do with it and with whom we have shared it',
        'have it corrected, completed or brought up to date',
        'have it deleted',
        'withdraw your consent at any time, as easily as you gave it; what was done before stays lawful',
        'name a person who may use these rights if you die or can no longer do so yourself',
        'complain, first to us and then to the Board',
      ],
    },
    {
      heading: 'How to ask, and the grievance contact',
      paragraphs: [
        'Write to {email} with the subject "My data", or call {phone}. Tell us the name and the phone number or e-mail address that you used, so that we find your enquiry. We may ask you a question to make sure that it is yours. It costs nothing.',
        'A complaint goes to the same place: Grievance contact, {name}, {address}, {email}, {phone}. We answer as soon as we can, and within 90 days at the latest, as the Rules require. A complaint about a booking goes there, too: we confirm it within 48 hours and answer within one month. If you are not satisfied, you may complain to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Changes to this policy',
      paragraphs: [
        'When the site changes, this page changes with it, and the date above shows when it last did. A new use of data that you have already sent needs a new consent; we will not take it from silence.',
      ],
    },
    {
      heading: 'Contact by e-mail',
      paragraphs: [
        'If you write to {email}, we use your address and your message to answer you, and keep them no longer than an enquiry. Ordinary e-mail is not sealed; please keep passports and card numbers out of it.',
      ],
    },
  ],
}
