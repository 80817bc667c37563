/** What tells of a time that is over: "damals", "à l'époque", "hace años". */
const LONG_AGO =
  /(?<!\p{L})(?:damals|seinerzeit|einst|früher (?:einmal|mal)|^früher|früher (?:hatten|haben) wir|vor (?:(?:vielen|einigen|ein paar|etlichen|langen) )?jahren|vor langer zeit|hatten wir (?:früher|einmal|irgendwann)|à l'époque|autrefois|jadis|il y a (?:(?:des|quelques|plusieurs|bien des) années|(?:très )?longtemps)|dans le temps|hace (?:(?:muchos|unos|varios|algunos) )?años|hace (?:mucho )?tiempo|en su día|en aquel(?:la)? (?:entonces|época)|antaño|antiguamente)(?!\p{L})/iu;
const YEAR = /(?<!\p{L})(?:(?:im jahre?|en|anno) )?((?:19|20)\d\d)(?!\d|[.,-]\d)/giu;

/** Whether a sentence tells of years before it was sent: what was decided then is how things are. */
export function isLongAgo(text: string, sentAt: string): boolean {
  if (LONG_AGO.test(text)) return true;
  const said = [...text.matchAll(YEAR)].map(([, year]) => Number(year));
  return said.length > 0 && said.every((year) => year < Number(sentAt.slice(0, 4)) - 1);
}
