import { describe, expect, it } from "vitest";
import { datesSaid } from "../../../app/writing/check/dates-said";
import { clockOf, dueDateIn } from "../../../app/writing/embedded/due-dates";

/** Monday. */
const SENT = "2026-11-16T09:12:00.000Z";
const utc = clockOf("UTC");

/** Text, timeline, day (MM-DD of 2026 or a whole date; null when the words name no day). */
type Case = [text: string, timeline: string | null, day?: string | null];

function whole(day: string | null | undefined): string | null {
  if (!day) return null;
  return day.length === 5 ? `2026-${day}` : day;
}

const english: Case[] = [
  ["Please send the report by Friday.", "Fri 20 Nov", "11-20"],
  ["Could you call the landlord this Thursday?", "Thu 19 Nov", "11-19"],
  ["I will have it ready for next Tuesday.", "Tue 24 Nov", "11-24"],
  ["Let us know by the coming Wednesday.", "Wed 18 Nov", "11-18"],
  ["Please have the samples here on Thursday week.", "Thu 26 Nov", "11-26"],
  ["We need the plan a week on Friday.", "Fri 27 Nov", "11-27"],
  ["I will check the delivery week on Friday.", "Fri 20 Nov", "11-20"],
  ["Return the keys by the 5th.", "Sat 5 Dec", "12-05"],
  ["Please pay the rent on the 18th", "Wed 18 Nov", "11-18"],
  ["You have until the 27th to object.", "Fri 27 Nov", "11-27"],
  ["Renew the licence before 20/Nov/26", "Fri 20 Nov", "11-20"],
  ["Due date: 2/Dec/26", "Wed 2 Dec", "12-02"],
  ["Deadline is 20-Nov-2026", "Fri 20 Nov", "11-20"],
  ["Please sign it by Nov 20th.", "Fri 20 Nov", "11-20"],
  ["Ship the boxes by 20 November", "Fri 20 Nov", "11-20"],
  ["Please answer by Thu 26/11", "Thu 26 Nov", "11-26"],
  ["Please answer by 20/11.", "Fri 20 Nov", "11-20"],
  ["Invoice 7 has to be paid until 26.11.", "Thu 26 Nov", "11-26"],
  ["Book the hall by 3.12.", "Thu 3 Dec", "12-03"],
  ["Order the paint by 30.11.2026", "Mon 30 Nov", "11-30"],
  ["Deliver the slides by 2026-11-20", "Fri 20 Nov", "11-20"],
  ["Send the form by 11/25, please", "Wed 25 Nov", "11-25"],
  ["Report to the lab by 12/4, please", "Fri 4 Dec", "12-04"],
  ["Report to the lab by 4/12, please", "Fri 4 Dec", "12-04"],
  ["Report to the lab by 5/6, please", "Sat 5 Jun 2027", "2027-06-05"],
  ["He gets a price by the next meeting (24 Nov.).", "Tue 24 Nov", "11-24"],
  ["Ask him for a certificate by 12th so we have some days.", "Sat 12 Dec", "12-12"],
  ["Check the pipes on 20th floor.", null, null],
  ["The crate must leave 11/24, Maya arranges.", "Tue 24 Nov", "11-24"],
  ["I need the figures by the end of the week.", "Fri 20 Nov", "11-20"],
  ["Close the tickets by the end of this week", "Fri 20 Nov", "11-20"],
  ["The draft should be done by end of next week", "Fri 27 Nov", "11-27"],
  ["Submit the hours at the end of the month", "Mon 30 Nov", "11-30"],
  ["Count the stock by month end.", "Mon 30 Nov", "11-30"],
  ["Hand it in by the end of next month", "Thu 31 Dec", "12-31"],
  ["Finish the audit by the end of the year", "Thu 31 Dec", "12-31"],
  ["Finish the audit by the end of the quarter", "Thu 31 Dec", "12-31"],
  ["Vacate the flat by the end of November", "Mon 30 Nov", "11-30"],
  ["Send the cards by mid-December", "Tue 15 Dec", "12-15"],
  ["Install the pump in week 50", "Week of 7 Dec", null],
  ["Deliver it by CW 48", "Fri 27 Nov", "11-27"],
  ["Please confirm by EOD.", "Mon 16 Nov", "11-16"],
  ["Please confirm by COB on Wednesday", "Wed 18 Nov", "11-18"],
  ["Slides by EOW please", "Fri 20 Nov", "11-20"],
  ["Invoices by EOM please", "Mon 30 Nov", "11-30"],
  ["Please call the bank today", "Mon 16 Nov", "11-16"],
  ["Lock the gate tonight", "Mon 16 Nov", "11-16"],
  ["Send it to the printer by tomorrow noon.", "Tue 17 Nov, 12:00", "11-17"],
  ["Can you check the oven tomorrow morning?", "Tue 17 Nov", "11-17"],
  ["pls send the list tmrw", "Tue 17 Nov", "11-17"],
  ["I will be back to you the day after tomorrow.", "Wed 18 Nov", "11-18"],
  ["The filter has to be changed in 10 days", "Thu 26 Nov", "11-26"],
  ["Please pay within 7 days.", "Mon 23 Nov", "11-23"],
  ["Please reply within five days of this mail", "Sat 21 Nov", "11-21"],
  ["Return the form within a week", "Mon 23 Nov", "11-23"],
  ["Return the form within a fortnight", "Mon 30 Nov", "11-30"],
  ["I will visit the site in two weeks", "Mon 30 Nov", "11-30"],
  ["I will look at the roof next week", "Week of 23 Nov", null],
  ["Let us do the training the week after next", "Week of 30 Nov", null],
  ["Please order toner this week", "Fri 20 Nov", "11-20"],
  ["Please print the badges this afternoon", "Mon 16 Nov", "11-16"],
  ["The menu must be at the printer's by noon", "Mon 16 Nov, 12:00", "11-16"],
  ["Please count the chairs before Wednesday", "Wed 18 Nov", "11-18"],
  ["Send the samples no later than Thursday, 5pm", "Thu 19 Nov, 17:00", "11-19"],
  ["Send the samples on 3 December at the latest", "Thu 3 Dec", "12-03"],
  ["Take over the front desk from Monday on", "From Mon 23 Nov", "11-23"],
  ["Please answer within three working days", "Thu 19 Nov", "11-19"],
  ["Please read the offer over the weekend", "Sun 22 Nov", "11-22"],
  ["The offer has to be out by Monday noon", "Mon 23 Nov, 12:00", "11-23"],
  ["The tree has to be down by Friday the 27th", "Fri 27 Nov", "11-27"],
  ["Please repair the fence by Tuesday next week", "Tue 24 Nov", "11-24"],
  ["Clear the cellar by Wednesday, 18 Nov 5pm", "Wed 18 Nov, 17:00", "11-18"],
  ["Renew the domain by 4 January", "Mon 4 Jan 2027", "2027-01-04"],
  ["The meeting is on the 24th, please send it by the 20th", "Fri 20 Nov", "11-20"],
  ["Please type up the minutes of 12 November", null],
  ["I spoke to the fitter last Friday", null],
  ["The lift has been out since Wednesday", null],
  ["See the letter dated 18 November", null],
  ["The new tariff starts on 1 February", null],
  ["Please send it as soon as possible", "As soon as possible", null],
  ["Please check the numbers before the board meeting", "Before the board meeting", null],
  ["Bring the keys (Wed), please", "Wed 18 Nov", "11-18"],
  ["Pay the tax by the end of Q1", "Wed 31 Mar 2027", "2027-03-31"],
  ["Report the accident within 48h", "Wed 18 Nov", "11-18"],
  ["We need the permit by January", "January 2027", null],
  ["I will pay it next month", "December", null],
  ["Have the slides ready for our Friday call", "Fri 20 Nov", "11-20"],
  ["Do not open the parcel, not before Thursday", "From Thu 19 Nov", "11-19"],
  ["The shelf in section 3.2 holds 2.1 metres", null],
  ["The desk is staffed 24/7", null],
  ["Wednesday,, 25 Nov: send the wreath", "Wed 25 Nov", "11-25"],
  ["Please send the ladder back by [25 Nov.].", "Wed 25 Nov", "11-25"],
];

const german: Case[] = [
  ["Bitte schick mir die Liste bis Freitag.", "Fri 20 Nov", "11-20"],
  ["Die Miete ist bis zum 5. zu zahlen.", "Sat 5 Dec", "12-05"],
  ["Bitte den Antrag bis spätestens Mittwoch einreichen", "Wed 18 Nov", "11-18"],
  ["Kannst du das heute noch prüfen?", "Mon 16 Nov", "11-16"],
  ["Ich rufe den Notar morgen an.", "Tue 17 Nov", "11-17"],
  ["Wir brauchen die Pläne übermorgen", "Wed 18 Nov", "11-18"],
  ["Ich kümmere mich nächste Woche um das Dach", "Week of 23 Nov", null],
  ["Bitte den Schlüssel kommenden Montag abgeben", "Mon 23 Nov", "11-23"],
  ["Das Angebot muss Ende der Woche raus", "Fri 20 Nov", "11-20"],
  ["Die Stunden bitte bis Monatsende eintragen", "Mon 30 Nov", "11-30"],
  ["Der Vertrag ist bis Ende November zu kündigen", "Mon 30 Nov", "11-30"],
  ["Pumpe einbauen bis KW 48", "Fri 27 Nov", "11-27"],
  ["Ich melde mich in 14 Tagen bei Ihnen", "Mon 30 Nov", "11-30"],
  ["Bitte binnen einer Woche zurücksenden", "Mon 23 Nov", "11-23"],
  ["Saal reservieren bis 3.12.", "Thu 3 Dec", "12-03"],
  ["Bitte am 30. November liefern", "Mon 30 Nov", "11-30"],
  ["Bitte bis Dienstag, 24.11., 12 Uhr antworten", "Tue 24 Nov, 12:00", "11-24"],
  ["Bitte bis Di, 24.11. antworten", "Tue 24 Nov", "11-24"],
  ["Bitte so schnell wie möglich erledigen", "So schnell wie möglich", null],
  ["Das Protokoll vom 12. November liegt bei", null],
  ["Das Gerät ist seit Mittwoch defekt", null],
];

const french: Case[] = [
  ["Merci de renvoyer le contrat avant vendredi.", "Fri 20 Nov", "11-20"],
  ["Peux-tu relire le texte d'ici mercredi ?", "Wed 18 Nov", "11-18"],
  ["Préparer la salle pour le 24 novembre", "Tue 24 Nov", "11-24"],
  ["Vous avez jusqu'au 27 pour répondre", "Fri 27 Nov", "11-27"],
  ["Je vous envoie le devis demain", "Tue 17 Nov", "11-17"],
  ["Il faut commander le bois après-demain", "Wed 18 Nov", "11-18"],
  ["Merci d'appeler le plombier aujourd'hui", "Mon 16 Nov", "11-16"],
  ["Je passerai la semaine prochaine", "Week of 23 Nov", null],
  ["Il faut rendre les clés fin novembre", "Mon 30 Nov", "11-30"],
  ["Merci de payer avant la fin du mois", "Mon 30 Nov", "11-30"],
  ["Merci de répondre sous 8 jours", "Tue 24 Nov", "11-24"],
  ["Livraison dans 10 jours", "Thu 26 Nov", "11-26"],
  ["Peux-tu apporter les plans lundi prochain ?", "Mon 23 Nov", "11-23"],
];

const spanish: Case[] = [
  ["Por favor, envía el informe antes del viernes.", "Fri 20 Nov", "11-20"],
  ["Necesito las cifras para el lunes", "Mon 23 Nov", "11-23"],
  ["Tienes hasta el 30 de noviembre para firmar", "Mon 30 Nov", "11-30"],
  ["Te llamo mañana por la tarde", "Tue 17 Nov", "11-17"],
  ["Hay que pagar la factura pasado mañana", "Wed 18 Nov", "11-18"],
  ["¿Puedes revisar el contrato hoy?", "Mon 16 Nov", "11-16"],
  ["Lo veremos la próxima semana", "Week of 23 Nov", null],
  ["Trae las llaves el lunes que viene", "Mon 23 Nov", "11-23"],
  ["Hay que contar las cajas a finales de mes", "Mon 30 Nov", "11-30"],
  ["El pedido llega en 10 días", "Thu 26 Nov", "11-26"],
  ["Respóndeme dentro de una semana", "Mon 23 Nov", "11-23"],
  ["Trae el contrato el martes 24", "Tue 24 Nov", "11-24"],
  ["La impresora no funciona desde el miércoles", null],
];

describe.each([
  ["English", english],
  ["German", german],
  ["French", french],
  ["Spanish", spanish],
])("the date by which something is wanted, in %s", (_, cases) => {
  it.each<Case>(cases)("%s: %s", (text, timeline, day) => {
    const due = dueDateIn(text, SENT, utc);
    expect([due?.timeline ?? null, due?.day ?? null]).toEqual([timeline, whole(day)]);
    if (due) expect(text).toContain(due.words);
  });
});

describe("a date is a deadline when its words set a limit", () => {
  it.each([
    ["Please send the report by Friday", true],
    ["Bitte bis Freitag liefern", true],
    ["Merci de répondre avant vendredi", true],
    ["Envíalo antes del viernes", true],
    ["Invite them to the tasting on 4 December", false],
    ["Let us meet on Thursday", false],
  ])("%s: %s", (text, deadline) => {
    expect(dueDateIn(text, SENT, utc)?.deadline).toBe(deadline);
  });

  it("takes the object's date only when no other is said", () => {
    expect(dueDateIn("Invite them to the tasting on 4 December", SENT, utc)?.timeline).toBe("Fri 4 Dec");
    expect(dueDateIn("Invite them by Friday to the tasting on 4 December", SENT, utc)?.timeline).toBe(
      "Fri 20 Nov",
    );
  });
});

describe("days count from the mail's own day in the agent's zone", () => {
  it.each([
    ["Pacific/Auckland", "Wed 18 Nov"],
    ["Pacific/Honolulu", "Tue 17 Nov"],
    ["No/Such_Zone", "Tue 17 Nov"],
  ])("'tomorrow' in %s is %s", (zone, timeline) => {
    expect(dueDateIn("Please call tomorrow", "2026-11-16T20:00:00.000Z", clockOf(zone))?.timeline).toBe(
      timeline,
    );
  });

  it.each([
    ["2026-12-30T09:00:00.000Z", "by Friday", "Fri 1 Jan 2027"],
    ["2026-12-30T09:00:00.000Z", "by the 5th", "Tue 5 Jan 2027"],
    ["2026-12-30T09:00:00.000Z", "by 29 December", "Tue 29 Dec"],
    ["2027-01-04T09:00:00.000Z", "by the end of the month", "Sun 31 Jan"],
    ["2026-02-03T09:00:00.000Z", "by the 30th", "Mon 30 Mar"],
  ])("on %s '%s' is %s", (sentAt, words, timeline) => {
    expect(dueDateIn(`Please send it ${words}`, sentAt, utc)?.timeline).toBe(timeline);
  });
});

describe("a date that leans on another counts from it", () => {
  it.each([
    ["Have the tables in the folder three days before.", "Fri 27 Nov"],
    ["Send the agenda a week before that", "Mon 23 Nov"],
    ["Please test the beamer the day before", "Sun 29 Nov"],
    ["Pay the deposit before then", "Mon 30 Nov"],
    ["Send the agenda by Friday", "Fri 20 Nov"],
  ])("%s: %s, when the other is 30 November", (text, timeline) => {
    expect(dueDateIn(`The fair is on 30 November. ${text}`, SENT, utc)?.timeline).toBe(timeline);
  });

  it("names no day without the other", () => {
    expect(dueDateIn("Have the tables in the folder three days before.", SENT, utc)?.day ?? null).toBeNull();
  });
});

describe("what a line may show is what its quote says", () => {
  const resolved = [...english, ...german, ...french, ...spanish].filter(
    ([, timeline]) => timeline !== null && /\d/.test(timeline),
  );
  it.each<Case>(resolved)("%s bears out %s", (text, timeline) => {
    const days = new Set(datesSaid(text, SENT, "UTC").map((said) => said.day));
    const rest = datesSaid(timeline ?? "", SENT, "UTC")
      .filter((said) => days.has(said.day))
      .reduce((left, said) => left.replace(said.text, " "), timeline ?? "");
    // "From" is a word that a writer may put around a date.
    expect(rest.replace(/^From\b/, "").trim()).toBe("");
  });

  it("does not bear out another day", () => {
    expect(datesSaid("by Friday", SENT, "UTC").map((said) => said.day)).not.toContain("11-26");
  });
});

describe("a long text", () => {
  it("is read only at its beginning, in a moment", () => {
    const far = `${"the 7 of 9 and on the 1/2 ".repeat(4000)} by Friday`;
    const start = performance.now();
    dueDateIn(far, SENT, utc);
    expect(performance.now() - start).toBeLessThan(200);
    expect(dueDateIn(`${"word ".repeat(130)}by Friday`, SENT, utc)).toBeNull();
  });
});
