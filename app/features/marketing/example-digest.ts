import type { DigestView } from "../../digest/digest-view";
import type { ExampleMail } from "./example-mail";

// Written by `npm run example` from the mails in public/example; never by hand.

export const exampleMails: ExampleMail[] = [
  {
    "id": "1-who-does-what",
    "subject": "Portal launch: who does what",
    "sender": "Nadia Brandt",
    "sentAt": "2026-11-10T08:12:00.000Z"
  },
  {
    "id": "2-late-reset-mails",
    "subject": "[JIRA] (PORT-148) Password reset mails arrive too late",
    "sender": "Ines Caro (Jira)",
    "sentAt": "2026-11-11T10:40:00.000Z"
  },
  {
    "id": "3-penetration-test",
    "subject": "Penetration test of the portal",
    "sender": "Lotte Vink",
    "sentAt": "2026-11-12T07:55:00.000Z"
  },
  {
    "id": "4-invitation-text",
    "subject": "Re: Portal launch: who does what",
    "sender": "Omar Haddad",
    "sentAt": "2026-11-12T16:31:00.000Z"
  },
  {
    "id": "5-legal",
    "subject": "Terms of the customer portal",
    "sender": "Judith Marlow",
    "sentAt": "2026-11-13T09:05:00.000Z"
  },
  {
    "id": "6-weekly-transcript",
    "subject": "Transcript: portal weekly",
    "sender": "Meeting notes",
    "sentAt": "2026-11-13T14:10:00.000Z"
  },
  {
    "id": "7-newsletter",
    "subject": "Five ideas for a faster website",
    "sender": "Hosting News",
    "sentAt": "2026-11-13T17:00:00.000Z"
  }
];

export const exampleDigest: DigestView = {
  "id": "example",
  "agentId": "example",
  "generatedAt": "2026-11-16T08:00:00.000Z",
  "content": "",
  "metadata": {
    "manuallyEdited": false,
    "writer": "builtin"
  },
  "overview": "8 open actions: 2 overdue, 5 due by Fri 20 Nov. 3 blockers. 3 decisions. Overdue: Set up two test accounts (Nadia Brandt, Fri 13 Nov). Stuck: The penetration test is blocked until the accounts are there.\n\nReset mails take up to 40 minutes, so customers ask for a second one. Our report takes five working days after the test. Omar Haddad: I sent the invitation text to legal this morning.",
  "actionItems": [
    {
      "task": "Set up two test accounts",
      "owner": "Nadia Brandt",
      "timeline": "Fri 13 Nov",
      "due": "2026-11-13",
      "urgency": "high",
      "sources": [
        {
          "kind": "email",
          "id": "3-penetration-test",
          "subject": "Penetration test of the portal",
          "sender": "Lotte Vink <lotte@redquay.example>",
          "receivedAt": "2026-11-11T15:20:00.000Z",
          "quote": "Could you set up two test accounts by Friday 13 November?"
        }
      ]
    },
    {
      "task": "Send the agency our glossary",
      "owner": "Omar Haddad",
      "timeline": "Fri 13 Nov",
      "due": "2026-11-13",
      "urgency": "high",
      "sources": [
        {
          "kind": "email",
          "id": "6-weekly-transcript",
          "subject": "Transcript: portal weekly",
          "sender": "Meeting notes <notes@tidewater.example>",
          "receivedAt": "2026-11-13T14:10:00.000Z",
          "quote": "Omar, please send the agency our glossary today."
        }
      ]
    },
    {
      "task": "Ask the hosting team for a date",
      "owner": "Nadia Brandt",
      "timeline": "Mon 16 Nov",
      "due": "2026-11-16",
      "urgency": "high",
      "sources": [
        {
          "kind": "email",
          "id": "2-late-reset-mails",
          "subject": "[JIRA] (PORT-148) Password reset mails arrive too late",
          "sender": "Ines Caro <jira@tracker.example>",
          "receivedAt": "2026-11-11T10:40:00.000Z",
          "quote": "Nadia, please ask the hosting team for a date by Monday 16 November."
        }
      ]
    },
    {
      "task": "Tell the key accounts about the date",
      "owner": "Nadia Brandt",
      "timeline": "Tue 17 Nov",
      "due": "2026-11-17",
      "urgency": "high",
      "sources": [
        {
          "kind": "email",
          "id": "1-who-does-what",
          "subject": "Portal launch: who does what",
          "sender": "Nadia Brandt <nadia@tidewater.example>",
          "receivedAt": "2026-11-10T08:12:00.000Z",
          "quote": "I will tell the key accounts about the date on Tuesday 17 November."
        }
      ]
    },
    {
      "task": "Book the support desk for the launch weekend",
      "owner": "Ines Caro",
      "timeline": "Wed 18 Nov",
      "due": "2026-11-18",
      "urgency": "medium",
      "sources": [
        {
          "kind": "email",
          "id": "1-who-does-what",
          "subject": "Portal launch: who does what",
          "sender": "Nadia Brandt <nadia@tidewater.example>",
          "receivedAt": "2026-11-10T08:12:00.000Z",
          "quote": "Ines, could you book the support desk for the launch weekend by Wednesday 18 November?"
        }
      ]
    },
    {
      "task": "Send the price list for the portal to Ines",
      "owner": "Omar Haddad",
      "timeline": "Thu 19 Nov",
      "due": "2026-11-19",
      "urgency": "medium",
      "sources": [
        {
          "kind": "email",
          "id": "4-invitation-text",
          "subject": "Re: Portal launch: who does what",
          "sender": "Omar Haddad <omar@tidewater.example>",
          "receivedAt": "2026-11-12T16:31:00.000Z",
          "quote": "I'll send the price list for the portal to Ines by Thursday 19 November."
        }
      ]
    },
    {
      "task": "Write the help page for the password reset",
      "owner": "Ines Caro",
      "timeline": "Fri 20 Nov",
      "due": "2026-11-20",
      "urgency": "medium",
      "sources": [
        {
          "kind": "email",
          "id": "6-weekly-transcript",
          "subject": "Transcript: portal weekly",
          "sender": "Meeting notes <notes@tidewater.example>",
          "receivedAt": "2026-11-13T14:10:00.000Z",
          "quote": "I'll write the help page for the password reset by Friday 20 November."
        }
      ]
    },
    {
      "task": "Add the notice on cookies to the start page",
      "owner": "Omar Haddad",
      "timeline": "Before the launch",
      "due": null,
      "urgency": "medium",
      "sources": [
        {
          "kind": "email",
          "id": "5-legal",
          "subject": "Terms of the customer portal",
          "sender": "Judith Marlow <judith@tidewater.example>",
          "receivedAt": "2026-11-13T09:05:00.000Z",
          "quote": "Omar, please add the notice on cookies to the start page before the launch."
        }
      ]
    }
  ],
  "blockers": [
    {
      "description": "The penetration test is blocked until the accounts are there",
      "impact": null,
      "solution": null,
      "urgency": "high",
      "sources": [
        {
          "kind": "email",
          "id": "3-penetration-test",
          "subject": "Penetration test of the portal",
          "sender": "Lotte Vink <lotte@redquay.example>",
          "receivedAt": "2026-11-11T15:20:00.000Z",
          "quote": "The penetration test is blocked until the accounts are there."
        }
      ]
    },
    {
      "description": "The translation of the emails is stuck, because the agency has no glossary from us",
      "impact": null,
      "solution": null,
      "urgency": "high",
      "sources": [
        {
          "kind": "email",
          "id": "6-weekly-transcript",
          "subject": "Transcript: portal weekly",
          "sender": "Meeting notes <notes@tidewater.example>",
          "receivedAt": "2026-11-13T14:10:00.000Z",
          "quote": "The translation of the emails is stuck, because the agency has no glossary from us."
        }
      ]
    },
    {
      "description": "We are blocked on the DNS change from the hosting team",
      "impact": null,
      "solution": null,
      "urgency": "high",
      "sources": [
        {
          "kind": "email",
          "id": "2-late-reset-mails",
          "subject": "[JIRA] (PORT-148) Password reset mails arrive too late",
          "sender": "Ines Caro <jira@tracker.example>",
          "receivedAt": "2026-11-11T10:40:00.000Z",
          "quote": "We are blocked on the DNS change from the hosting team."
        }
      ]
    }
  ],
  "decisions": [
    {
      "decision": "Open the customer portal on Thursday 26 November, a day after the invoices go out",
      "context": null,
      "status": null,
      "sources": [
        {
          "kind": "email",
          "id": "1-who-does-what",
          "subject": "Portal launch: who does what",
          "sender": "Nadia Brandt <nadia@tidewater.example>",
          "receivedAt": "2026-11-10T08:12:00.000Z",
          "quote": "We decided to open the customer portal on Thursday 26 November, a day after the invoices go out."
        }
      ]
    },
    {
      "decision": "Legal has approved the terms of the portal",
      "context": null,
      "status": "Approved",
      "sources": [
        {
          "kind": "email",
          "id": "5-legal",
          "subject": "Terms of the customer portal",
          "sender": "Judith Marlow <judith@tidewater.example>",
          "receivedAt": "2026-11-13T09:05:00.000Z",
          "quote": "Legal has approved the terms of the portal."
        }
      ]
    },
    {
      "decision": "The old order form stays online until the end of January",
      "context": null,
      "status": null,
      "sources": [
        {
          "kind": "email",
          "id": "6-weekly-transcript",
          "subject": "Transcript: portal weekly",
          "sender": "Meeting notes <notes@tidewater.example>",
          "receivedAt": "2026-11-13T14:10:00.000Z",
          "quote": "We agreed that the old order form stays online until the end of January."
        }
      ]
    }
  ],
  "closed": [],
  "removed": [],
  "assignees": [
    {
      "name": "Nadia Brandt",
      "role": null,
      "responsibilities": "owes 3: set up two test accounts (Fri 13 Nov), ask the hosting team for a date (Mon 16 Nov), tell the key accounts about the date (Tue 17 Nov); asked Omar Haddad: send the agency our glossary; asked Ines Caro: book the support desk for the launch weekend; decided: open the customer portal on Thursday 26 November, a day after the invoices go out; decided: the old order form stays online until the end of January",
      "sources": [
        {
          "kind": "email",
          "id": "3-penetration-test",
          "subject": "Penetration test of the portal",
          "sender": "Lotte Vink <lotte@redquay.example>",
          "receivedAt": "2026-11-11T15:20:00.000Z",
          "quote": "Could you set up two test accounts by Friday 13 November?"
        },
        {
          "kind": "email",
          "id": "6-weekly-transcript",
          "subject": "Transcript: portal weekly",
          "sender": "Meeting notes <notes@tidewater.example>",
          "receivedAt": "2026-11-13T14:10:00.000Z",
          "quote": "Omar, please send the agency our glossary today."
        },
        {
          "kind": "email",
          "id": "2-late-reset-mails",
          "subject": "[JIRA] (PORT-148) Password reset mails arrive too late",
          "sender": "Ines Caro <jira@tracker.example>",
          "receivedAt": "2026-11-11T10:40:00.000Z",
          "quote": "Nadia, please ask the hosting team for a date by Monday 16 November."
        },
        {
          "kind": "email",
          "id": "1-who-does-what",
          "subject": "Portal launch: who does what",
          "sender": "Nadia Brandt <nadia@tidewater.example>",
          "receivedAt": "2026-11-10T08:12:00.000Z",
          "quote": "I will tell the key accounts about the date on Tuesday 17 November."
        }
      ]
    },
    {
      "name": "Omar Haddad",
      "role": null,
      "responsibilities": "owes 3: send the agency our glossary (Fri 13 Nov), send the price list for the portal to Ines (Thu 19 Nov), add the notice on cookies to the start page (Before the launch); held up: the translation of the emails is stuck, because the agency has no glossary from us",
      "sources": [
        {
          "kind": "email",
          "id": "6-weekly-transcript",
          "subject": "Transcript: portal weekly",
          "sender": "Meeting notes <notes@tidewater.example>",
          "receivedAt": "2026-11-13T14:10:00.000Z",
          "quote": "Omar, please send the agency our glossary today."
        },
        {
          "kind": "email",
          "id": "4-invitation-text",
          "subject": "Re: Portal launch: who does what",
          "sender": "Omar Haddad <omar@tidewater.example>",
          "receivedAt": "2026-11-12T16:31:00.000Z",
          "quote": "I'll send the price list for the portal to Ines by Thursday 19 November."
        },
        {
          "kind": "email",
          "id": "5-legal",
          "subject": "Terms of the customer portal",
          "sender": "Judith Marlow <judith@tidewater.example>",
          "receivedAt": "2026-11-13T09:05:00.000Z",
          "quote": "Omar, please add the notice on cookies to the start page before the launch."
        },
        {
          "kind": "email",
          "id": "6-weekly-transcript",
          "subject": "Transcript: portal weekly",
          "sender": "Meeting notes <notes@tidewater.example>",
          "receivedAt": "2026-11-13T14:10:00.000Z",
          "quote": "The translation of the emails is stuck, because the agency has no glossary from us."
        }
      ]
    },
    {
      "name": "Ines Caro",
      "role": null,
      "responsibilities": "owes 2: book the support desk for the launch weekend (Wed 18 Nov), write the help page for the password reset (Fri 20 Nov)",
      "sources": [
        {
          "kind": "email",
          "id": "1-who-does-what",
          "subject": "Portal launch: who does what",
          "sender": "Nadia Brandt <nadia@tidewater.example>",
          "receivedAt": "2026-11-10T08:12:00.000Z",
          "quote": "Ines, could you book the support desk for the launch weekend by Wednesday 18 November?"
        },
        {
          "kind": "email",
          "id": "6-weekly-transcript",
          "subject": "Transcript: portal weekly",
          "sender": "Meeting notes <notes@tidewater.example>",
          "receivedAt": "2026-11-13T14:10:00.000Z",
          "quote": "I'll write the help page for the password reset by Friday 20 November."
        }
      ]
    },
    {
      "name": "Judith Marlow",
      "role": "Legal Counsel",
      "responsibilities": "asked Omar Haddad: add the notice on cookies to the start page",
      "sources": [
        {
          "kind": "email",
          "id": "5-legal",
          "subject": "Terms of the customer portal",
          "sender": "Judith Marlow <judith@tidewater.example>",
          "receivedAt": "2026-11-13T09:05:00.000Z",
          "quote": "Omar, please add the notice on cookies to the start page before the launch."
        }
      ]
    },
    {
      "name": "Lotte Vink",
      "role": "Test lead",
      "responsibilities": "asked Nadia Brandt: set up two test accounts",
      "sources": [
        {
          "kind": "email",
          "id": "3-penetration-test",
          "subject": "Penetration test of the portal",
          "sender": "Lotte Vink <lotte@redquay.example>",
          "receivedAt": "2026-11-11T15:20:00.000Z",
          "quote": "Could you set up two test accounts by Friday 13 November?"
        }
      ]
    }
  ],
  "emailsProcessed": 7,
  "coverage": {
    "mails": 7,
    "documents": 0,
    "quoted": 6,
    "nothingActionable": 1,
    "unread": [],
    "setAside": 0,
    "droppedLines": 0,
    "newsletters": 1
  },
  "isSample": false
};
