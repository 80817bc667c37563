const lea = "Lea Brandt <lea@papertrail.example>";
const omar = "Omar Haddad <omar@papertrail.example>";
const suki = "Suki Tan <suki@papertrail.example>";
const tracker = '"Omar Haddad (Tracker)" <tracker@tickets.example>';

/** A shop's relaunch: tickets, a meeting's transcript, an agency, a load test. */
export const shopRelaunch = {
  agent: {
    title: "Shop relaunch",
    description:
      "The new shop replaces the old one before the holidays. Lea owns the product, Omar the code, Suki the texts.",
    frequency: "daily",
    scheduleTime: "08:30",
    recipients: ["lea@papertrail.example"],
  },
  mails: [
    {
      daysAgo: 26,
      from: lea,
      subject: "Relaunch: what is in and what is out",
      text: "Hi both,\n\nWe decided to launch without the wish list.\nGift cards stay in, marketing has sold them already.\nOmar, please estimate the gift cards by {+3}.\nSuki, please write the texts of the checkout by {+9}.\n\nLea",
    },
    {
      daysAgo: 24,
      from: tracker,
      subject: "[SHOP-118] Gift cards can be used twice",
      headers: { "Auto-Submitted": "auto-generated" },
      text: "Omar Haddad commented on SHOP-118:\n\nTwo orders at once can spend the same gift card, I saw it on staging.\nThis blocks the launch of gift cards.\nI will fix it by {+5}.",
    },
    {
      daysAgo: 22,
      from: suki,
      subject: "Texts of the checkout",
      text: "Lea,\n\nthe texts are in the shared folder.\nI am not sure about the returns page: legal has not said yet whether 14 or 30 days apply.\nLea, could you ask legal by {+4}?\n\nSuki",
    },
    {
      daysAgo: 18,
      from: omar,
      subject: "Notes of the planning meeting",
      text: "Lea Brandt: Thanks for coming. First the launch date.\nOmar Haddad: The checkout is done, gift cards need one more week.\nLea Brandt: Then we launch on the first Tuesday after that.\nSuki Tan: I will tell the newsletter agency about the date today.\nOmar Haddad: The search is slow with all products, I need somebody who knows the index.\nLea Brandt: I will ask the platform team for a day of Jon.\nSuki Tan: And who does the redirects of the old pages?\nOmar Haddad: That's on me, until {+6}.",
    },
    {
      daysAgo: 15,
      from: "Kim Vega <kim@brightmail.example>",
      subject: "Newsletter for the launch",
      text: "Hello Suki,\n\nwe can send on the launch day at 10:00.\nPlease send us the pictures by {+7}, and the list of customers who agreed to newsletters by {+8}.\nWithout the list we can't book the slot.\n\nKim Vega\nBrightmail",
    },
    {
      daysAgo: 13,
      from: tracker,
      subject: "[SHOP-118] Gift cards can be used twice",
      headers: { "Auto-Submitted": "auto-generated" },
      text: "Omar Haddad closed SHOP-118:\n\nFixed: a gift card is locked while an order is paid.\nWe decided to void the eleven cards that were spent twice on staging.",
    },
    {
      daysAgo: 10,
      from: omar,
      subject: "Load test",
      text: "The load test stopped at 300 orders a minute, half of what we need for the holidays.\nThe database is the limit: every order locks the stock of the whole product.\nI will try row locks by {+3}.\nLea, please decide whether we launch with a waiting room if that fails.\n\nOmar",
    },
    {
      daysAgo: 8,
      from: lea,
      subject: "Re: Load test",
      text: "Agreed: with a waiting room if the next test stays below 500 orders a minute.\nSuki, please write two lines for the waiting room by {+2}.\nLegal says 30 days for returns.\n\nLea",
    },
    {
      daysAgo: 4,
      from: omar,
      subject: "Re: Load test",
      text: "With row locks the shop takes 640 orders a minute, so no waiting room.\nThe redirects are in: 2,312 old addresses, 40 without a new page.\nSuki, can you look through these 40 by {+3}?\nThe certificate of the image server expires on {+9} and only the old agency can renew it.\n\nOmar",
    },
    {
      daysAgo: 2,
      from: suki,
      subject: "Launch day",
      text: "The agency has pictures and list, the newsletter is booked for the launch day at 10:00.\nLea, please approve the final text by {+3}.\nThe phone team asks who answers questions about gift cards in the first week; nobody is named yet.\n\nSuki",
    },
  ],
};
