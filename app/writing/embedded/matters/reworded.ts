import type { KnownItem } from "../../digest-material";
import { contentStems } from "../tokens";
import type { MatterKind } from "./matter";
import { agree, topicOf } from "./topic";

/** Verbs that do the same to a thing; a person who said that sending it is not theirs may well have to sign it. */
const DEEDS = [
  "send sends sent sending forward forwards pass mail email share get give gives hand bring deliver submit provide supply transfer need needs want wants expect expects wait waits await awaits receive missing owe owes attach schick sende schicken senden envoyer envoie enviar mandar",
  "sign signs signed countersign signature initial unterschreiben signer firmar",
  "check checks review reviews read proofread verify inspect look test audit examine prüfen vérifier revisar",
  "pay pays paid settle settles reimburse bezahlen überweisen payer pagar",
  "book books reserve reserves order orders buy buys purchase rent hire buchen bestellen réserver commander reservar pedir",
  "write writes draft drafts prepare prepares create creates compile outline schreiben rédiger preparar",
  "call calls phone ring contact ask asks tell tells remind inform anrufen appeler llamar",
  "cancel cancels stop drop delete remove withdraw absagen annuler cancelar",
].map((verbs) => new Set(verbs.split(" ")));

const DEED_STEMS = new Set(DEEDS.flatMap((verbs) => [...verbs].flatMap((verb) => contentStems(verb))));
const LEAST_SHARE = 0.6;
const FEWEST_WORDS = 2;

/**
 * Whether a line says in other words what a known item says. Wider than what joins open matters, for items that a
 * person does not want to see again: most of what the line is about stands in the item or its quotes, numbers and keys
 * agree, and what is done to it is not known to be something else.
 */
export function isReworded({ kind, line }: { kind: MatterKind; line: string }, item: KnownItem): boolean {
  // What is to be done is also said as what is missing.
  if (kind !== item.kind && (kind === "decision" || item.kind === "decision")) return false;
  const [ours, theirs] = [topicOf(line), topicOf(item.text)];
  if (!agree(ours, theirs)) return false;
  const { about } = ours;
  const core = new Set(theirs.about);
  const all = new Set([...core, ...item.said.flatMap(({ quote }) => topicOf(quote).about)]);
  const inCore = about.filter((stem) => core.has(stem)).length;
  if (inCore < Math.min(FEWEST_WORDS, core.size) || inCore < LEAST_SHARE * core.size) return false;
  // Another contract for the same person: something of the item is missing, and something else stands in its place.
  const isOther = about.some((stem) => !all.has(stem) && !DEED_STEMS.has(stem));
  if (isOther && inCore < core.size) return false;
  const [deed, other] = [deedOf(line), deedOf(item.text)];
  return deed === null || other === null || deed === other;
}

/** The first verb of a known family in a line. */
function deedOf(line: string): number | null {
  for (const word of line.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const deed = DEEDS.findIndex((verbs) => verbs.has(word));
    if (deed !== -1) return deed;
  }
  return null;
}
