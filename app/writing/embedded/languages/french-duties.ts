import { INFINITIVE } from "./french-forms";
import type { LanguagePack } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

/** What is left to do, whoever does it, and questions who does. */
export const FRENCH_DUTIES: Pick<LanguagePack, "whoQuestions" | "duties"> = {
  whoQuestions: [
    // "Qui peut prendre les notes ?"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:et |alors )?(?<task>qui (?:peut|pourrait|veut|voudrait|va) \p{L}+(?:er|ir|re) .{3,80}?\s*\?)`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:est-ce que |est-ce qu')?(?:quelqu'un|l'un d'entre vous|l'un de vous) (?:peut|pourrait|veut|voudrait|aurait le temps de)(?:-il)? (?<task>\p{L}+(?:er|ir|re)\b .{3,80}?)\s*\?`,
      ),
    },
  ],
  duties: [
    {
      certainty: 0.8,
      pattern: shape(raw`^(?:le plus (?:urgent|important)|urgent|priorité)\s*:\s*(?<task>${INFINITIVE}.*)$`),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:il (?:faut|faudra|faudrait) que (?=quelqu'un ))?(?<task>(?<=que )quelqu'un .{5,}|(?:[^,;?]{2,40} )?quelqu'un (?:doit|devra|devrait|va devoir) .{5,})$`,
      ),
    },
    // "Que chacun relise sa page"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:que chacune?|que tout le monde|que tous|que chaque \p{L}+|(?:chacune?|tout le monde|chaque \p{L}+) (?:doit|devra|\p{L}{3,}era)) .{4,})$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:il )?(?:faudrait|faut|nous faut|nous faudrait) (?<task>quelqu'un (?:pour|qui) .{4,})$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:il )?(?:faut|faudra|faudrait)(?: encore| aussi| absolument| donc| vite| également| d'abord)* (?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:il )?(?:reste|restera|restent)(?: encore| toujours)* (?:à |de |d')(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:il )?(?:reste|restent)(?: encore| toujours)* (?<task>[^,]{3,80} à \p{L}{2,}(?:er|ir|re|oir)\b.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,90}? (?:doit|doivent|devra|devront)(?: encore| aussi| impérativement| absolument| donc)* être (?!content|fier|patient|prudent|le |la |un ).+)$`,
      ),
    },
    // "Le dossier doit partir vendredi"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:le|la|les|l'|ce|cette|ces|tout|toutes?|tous|notre|nos|votre|vos|ton|ta|tes)\s?[^,;?]{2,60}? (?:doit|doivent|devra|devront)(?: encore| aussi| impérativement| absolument| donc)* (?:partir|sortir|arriver|passer|rentrer|aller|tenir|suivre|parvenir)\b.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,80}? (?:reste|restent|est|sont)(?: encore| toujours)* à (?:faire|\p{L}{2,}(?:er|ir|re)\b)(?! que).*)$`,
      ),
    },
    {
      certainty: 0.7,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,80}? (?:est|sont) (?:due?s?|à rendre|à remettre|attendue?s?)\b.*)$`,
      ),
    },
    // "À faire pour lundi : relire la brochure"
    {
      certainty: 0.85,
      pattern: shape(raw`^(?:à faire|reste à faire|en suspens) [^:,]{3,30}? ?: (?<task>.+)$`),
    },
    {
      certainty: 0.7,
      pattern: shape(raw`^(?:à faire|reste à faire|à ne pas oublier|en suspens)\s*:? (?<task>.+)$`),
    },
    {
      certainty: 0.7,
      pattern: shape(raw`^(?:la )?(?:date limite|échéance) (?:pour |de |du |d')(?<task>.+)$`),
    },
  ],
};
