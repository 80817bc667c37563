import { singular } from "./singular";

/**
 * Whether a noun is one of the papers, words and parts that belong to something else: "the notice" is that of a contract, "the
 * sheet" that of a course. A line that names no more than one of these says little to whoever reads it alone.
 */
export const belongsToSomething = (noun: string): boolean => BELONGS.test(singular(noun.toLowerCase()));

const BELONGS =
  /^(?:accounts?|addresse?s?|agenda|agreement|amount|answer|appointment|approval|appendix|badge|balance|bill|booking|box|brief|briefing|cancellation|card|certificate|change|claim|clause|code|comment|complaint|confirmation|consent|contract|copy|correction|cost|cover|date|decision|deed|delivery|deposit|design|details?|diagram|document|documentation|draft|drawing|entry|estimate|evidence|extension|fee|feedback|figure|file|fix|footage|form|guarantee|handover|image|info|information|inspection|installation|instructions?|invitation|invite|invoice|key|label|layout|letter|licen[cs]e|link|list|map|material|measurement|memo|minutes|model|name|note|notice|notification|number|objection|offer|option|order|original|outline|page|paper|paperwork|part|payment|permission|permit|phone|photo|picture|plan|policy|poster|presentation|price|programme|program|proof|proposal|protocol|questionnaire|quotation|quote|readings?|receipt|record|recording|reference|refund|registration|reminder|renewal|repair|replacement|reply|report|request|reservation|response|result|review|rota|sample|scan|schedule|script|section|sheet|sign|signature|sketch|slide|slot|spec|specification|statement|summary|survey|table|template|terms|test|text|ticket|timetable|title|top|total|transfer|translation|update|version|video|visit|warranty|wording|worksheet)$/;
