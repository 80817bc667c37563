import { wordsOf } from "./material-facts";

/** What a sentence must say for a status that names it in one word of the writer's. */
const STATUS_SAID: readonly (readonly [RegExp, RegExp])[] = [
  [/^cancel/i, /cancel|call(?:ed|ing)? off|drop|absag|abgesagt|storn|annul|anul/i],
  [
    /^(?:postponed|deferred|delayed|moved)/i,
    /postpon|defer|delay|push|move|on hold|verschob|verschieb|report[ée]|repouss|aplaz|pospu|pospon/i,
  ],
  [
    /^(?:approved|confirmed|signed)/i,
    /approv|sign|green-?lit|ratif|go[- ]?ahead|confirm|genehmig|freigegeben|bestätigt|approuv|valid|aproba|confirma/i,
  ],
  [/^(?:rejected|declined)/i, /reject|declin|turn(?:ed)? down|voted against|refus|ablehn|abgelehnt|rechaz/i],
  [
    /^(?:agreed|decided|final|made|settled|chosen|adopted)/i,
    /agree|unanim|decid|decis|chose|settle|opt|select|pick|adopt|final|go(?:ing)? with|stick|entsch|beschl|einig|décid|conven|accord|acord|decid/i,
  ],
];

/** Whether the sentence says what the status calls "Postponed", "Approved" and the like. */
export function saysStatus(sentence: string, status: string): boolean {
  if (wordsOf(status).length !== 1) return false;
  return STATUS_SAID.some(([word, said]) => word.test(status) && said.test(sentence));
}
