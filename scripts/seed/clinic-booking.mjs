const noor = "Noor Jansen <noor@linden-clinic.example>";
const paul = "Paul Adler <paul@linden-clinic.example>";
const vendor = "Rita Moreau <rita@slotbook.example>";

/** A clinic gets online booking: a vendor, data protection, a pilot; digests by hand. */
export const clinicBooking = {
  agent: {
    title: "Online booking for the clinic",
    description:
      "Patients shall book their appointments online. Noor runs the practice, Paul the computers, Slotbook is the vendor.",
    frequency: "manual",
    recipients: ["noor@linden-clinic.example"],
  },
  mails: [
    {
      daysAgo: 28,
      from: noor,
      subject: "Online booking: we start",
      text: "Paul,\n\nWe decided to take Slotbook, with a pilot in two departments.\nPlease send Rita the list of our calendars by {+4}.\nI will tell the front desk on {+2}.\n\nNoor",
    },
    {
      daysAgo: 24,
      from: vendor,
      subject: "Slotbook: data processing agreement",
      text: "Dear Noor,\n\nthe agreement is attached to your account.\nPlease sign it by {+7}, we can't import a calendar before.\nOur hosting is in Frankfurt and in Paris.\n\nRita Moreau",
    },
    {
      daysAgo: 20,
      from: paul,
      subject: "Calendars",
      text: "Rita has the list: eleven calendars, two of them shared.\nWe are blocked on the shared ones, Slotbook can't read appointments of two doctors in one calendar.\nRita will send a workaround by {+3}.\nNoor, please ask the doctors whether the shared calendars can be split.\n\nPaul",
    },
    {
      daysAgo: 17,
      from: "Dr. Helga Sommer <privacy@linden-clinic.example>",
      subject: "Data protection: online booking",
      text: "Dear colleagues,\n\nthe reason of a visit is health data, so the form must not ask for it before somebody is signed in.\nPlease show me the form by {+6}.\nWithout my approval the pilot can't start.\n\nHelga Sommer",
    },
    {
      daysAgo: 14,
      from: vendor,
      subject: "Pilot: training of the front desk",
      text: "Dear Noor,\n\nplease find the invitation to the training.\n\nRita Moreau",
      meeting: { summary: "Slotbook: training of the front desk", location: "Room 2", days: 5, hour: 14 },
    },
    {
      daysAgo: 13,
      from: noor,
      subject: "Shared calendars",
      text: "The doctors agreed to split the shared calendars.\nPaul, please split them by {+5}.\nWe decided to start the pilot in dermatology and radiology.\n\nNoor",
    },
    {
      daysAgo: 9,
      from: paul,
      subject: "Pilot: state",
      text: "The calendars are split and imported.\nThe text messages don't arrive with one of the phone companies; Rita looks into it.\nHelga approved the form.\nI will test the cancellation of appointments by {+3}.\n\nPaul",
    },
    {
      daysAgo: 6,
      from: noor,
      subject: "Pilot: first days",
      text: "63 appointments were booked online in three days.\nFour patients came on the wrong day because the reminder showed the time without the date.\nRita, please correct the reminder by {+2}.\nWe decided to keep the phone line open in the mornings.\n\nNoor",
    },
    {
      daysAgo: 2,
      from: vendor,
      subject: "Re: Pilot: first days",
      text: "Dear Noor,\n\nthe reminder shows date and time since {-1}.\nThe text messages still fail for one phone company, they ask for a registered sender name.\nPlease send me the clinic's registration number by {+4}.\n\nRita Moreau",
    },
  ],
};
