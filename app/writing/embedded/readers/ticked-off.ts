/** "Reply to the agency (DONE this morning)", "measure the hall - done": the item says itself that it is over. */
const TICKED_OFF =
  /(?:[([]\s*|\s[–—-]+\s+|\s*(?:->|→)\s*)(?:already |all |schon |déjà |ya )?(?:done|completed?|finished|sorted|closed|cancelled|erledigt|fertig|abgeschlossen|fait|terminée?|hech[oa]|terminad[oa])(?! (?:by|before|until|bis|avant|antes))(?: [^()[\]]{0,30})?[)\]]?\s*[.!✓✔]*$/iu;

/** Whether the item of a list is marked as over in its own words. */
export const isTickedOff = (item: string): boolean => TICKED_OFF.test(item);
