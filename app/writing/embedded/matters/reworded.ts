import type { KnownItem } from "../../digest-material";
import { contentStems } from "../tokens";
import type { MatterKind } from "./matter";
import { agree, type Topic, topicOf } from "./topic";

/** Verbs that do the same to a thing; a person who said that sending it is not theirs may well have to sign it. */
const DEEDS = [
  "send sends sent sending forward forwards pass mail email share get give gives hand bring deliver submit provide supply transfer need needs want wants expect expects wait waits await awaits receive missing owe owes attach schick schicke schicken schickt sende senden sendet mailen maile leite leiten weiterleiten übermitteln brauchen braucht wartet warten envoyer envoie transmettre transmets adresser suivre remettre attend attendre attendons enviar envía mandar manda remitir reenviar pasar pasa esperar espera",
  "sign signs signed countersign signature initial unterschreiben signer firmar",
  "check checks review reviews read proofread verify inspect look test audit examine prüfen vérifier revisar",
  "pay pays paid settle settles reimburse bezahlen überweisen payer pagar",
  "book books reserve reserves order orders buy buys purchase rent hire get gets secure fetch buchen buche bestellen bestelle besorgen kaufen reservieren réserver commander acheter reservar pedir comprar",
  "write writes draft drafts prepare prepares create creates compile outline schreiben rédiger preparar",
  "call calls phone ring contact ask asks tell tells remind inform anrufen appeler llamar",
  "cancel cancels stop drop delete remove withdraw absagen annuler cancelar",
].map((verbs) => new Set(verbs.split(" ")));

const STEMS_OF_DEEDS = DEEDS.map((verbs) => stemsOf(verbs));
const DEED_STEMS = new Set(STEMS_OF_DEEDS.flatMap((stems) => [...stems]));
/** What says that something be done, and not what: "take care of the shelves", "place the order". */
const ANY_DEED = stemsOf(
  "take care handle see sort arrange organise organize deal place put make remember forget remind chase look kümmere kümmern kümmerst denk denken denkst erledige erledigen occuper penser encargar encargarse ocuparse acordarse".split(
    " ",
  ),
);
/** How many tells no two things apart. */
const COUNTS = stemsOf(
  "one two three four five six seven eight nine ten some few several couple dozen zwei drei vier fünf einige paar deux trois quatre cinq quelques dos tres cuatro cinco unos algunas".split(
    " ",
  ),
);
/** "Do that (Notes of Monday)": the subject is no word of the line. */
const SUBJECT = / \([^()]*\)$/;
const VOCATIVE = /^\p{Lu}\p{L}+, /u;
const LEAST_SHARE = 0.6;
const FEWEST_WORDS = 2;

/** A line of a draft: in its own words, and in those that it stands on. */
interface SaidLine {
  kind: MatterKind;
  line: string;
  quotes?: readonly string[];
}

/**
 * Whether a line says in other words what a known item says. Wider than what joins open matters, for items that a
 * person does not want to see again: most of what the line is about stands in the item or its quotes, numbers and keys
 * agree, and what is done to it is not known to be something else. "Buy three" says no more than the sentence it stands in.
 */
export function isReworded({ kind, line, quotes = [] }: SaidLine, item: KnownItem): boolean {
  // What is to be done is also said as what is missing.
  if (kind !== item.kind && (kind === "decision" || item.kind === "decision")) return false;
  const known = topicOf(item.text);
  const things = new Set(thingsIn(known.about));
  const all = new Set([...things, ...item.said.flatMap(({ quote }) => thingsIn(topicOf(quote).about))]);
  const bare = line.replace(SUBJECT, "");
  const isOfItem =
    contentStems(bare).length === 0 || thingsIn(topicOf(bare).about).every((stem) => all.has(stem));
  const texts = [line, ...(isOfItem ? quotes : [])];
  return texts.some((text) => saysAgain(text.replace(VOCATIVE, ""), item, { known, things, all }));
}

/** What an item is about, by its line, and with its quotes. */
interface About {
  known: Topic;
  things: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

function saysAgain(text: string, item: KnownItem, { known, things, all }: About): boolean {
  const ours = topicOf(text);
  if (!agree(ours, known)) return false;
  const about = thingsIn(ours.about);
  const [deeds, [deed]] = [deedsOf(text), deedsOf(item.text)];
  const isSameDeed = deed !== undefined && (deeds.includes(deed) || saysAnyDeed(text));
  if (deed !== undefined && deeds.length > 0 && !isSameDeed) return false;
  // "Order" is a word of the item, "send" says little.
  const isWord = deed !== undefined && known.about.some((stem) => STEMS_OF_DEEDS[deed]?.has(stem));
  const size = things.size + (isWord ? 1 : 0);
  const shared = new Set(about.filter((stem) => things.has(stem))).size + (isWord && isSameDeed ? 1 : 0);
  if (shared < Math.min(FEWEST_WORDS, size) || shared < LEAST_SHARE * size) return false;
  // Another contract for the same person: something of the item is missing, and something else stands in its place.
  return shared === size || about.every((stem) => all.has(stem));
}

/** What is done to which, without the deed itself and how many. */
const thingsIn = (stems: readonly string[]): string[] =>
  stems.filter((stem) => !DEED_STEMS.has(stem) && !ANY_DEED.has(stem) && !COUNTS.has(stem));

function stemsOf(words: Iterable<string>): ReadonlySet<string> {
  return new Set([...words].flatMap((word) => contentStems(word)));
}

/** The families of a text's verbs, as they come, in any form: "waiting" as "wait"; "get" is of two. */
const deedsOf = (text: string): number[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const [stem] = contentStems(word);
    const isIn = (verbs: ReadonlySet<string>, at: number) =>
      verbs.has(word) || (stem !== undefined && STEMS_OF_DEEDS[at]?.has(stem));
    return DEEDS.flatMap((verbs, at) => (isIn(verbs, at) ? [at] : []));
  });

const saysAnyDeed = (text: string): boolean => contentStems(text).some((stem) => ANY_DEED.has(stem));
