import type { LanguagePack } from "./language-pack";
import { shape } from "./shape";
import { INFINITIVE, INFINITIVE_ENCLITIC } from "./spanish-forms";

const { raw } = String;

/** What is left to do, whoever does it, and questions who does. */
export const SPANISH_DUTIES: Pick<LanguagePack, "whoQuestions" | "duties"> = {
  whoQuestions: [
    // "¿Quién puede tomar notas?"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>¿?(?:y )?quién (?:puede|podría|quiere|va a) \p{L}+(?:ar|er|ir)(?:se|lo|la|los|las)? .{3,80}?\s*\?)`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^¿?(?:alguien|alguno de vosotros|alguno de ustedes) (?:me |nos )?(?:puede|podría|quiere|querría) (?<task>\p{L}+(?:ar|er|ir)(?:me|nos)?(?:lo|la|los|las)?\b .{3,80}?)\s*\?`,
      ),
    },
    // "¿Quién recoge los cuadernos?"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>¿?(?:y )?quién (?:recoge|lleva|trae|compra|prepara|hace|llama|avisa|reserva|paga|escribe|organiza|imprime|manda|envía|limpia|abre|cierra|busca|monta|se encarga de|se ocupa de) (?:el|la|los|las|un|una|a|al|de)\b.{3,80}?\s*\?)`,
      ),
    },
  ],
  duties: [
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:lo más (?:urgente|importante)|urgente|prioridad)\s*:\s*(?<task>${INFINITIVE_ENCLITIC}.*)$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:[^,;?]{2,40} )?alguien (?:tendría que|tiene que|tendrá que|debería) .{5,})$`,
      ),
    },
    // "Que cada uno revise su página"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:que (?:cada un[oa]|todos|todo el mundo|cada \p{L}+)|(?:cada un[oa]|todos|todo el mundo|cada \p{L}+) (?:debe|deberá|tiene que)) .{4,})$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:(?:mañana|hoy|esta|este|por la|el|la semana que viene|antes del?) (?:\S+ ){0,4}?)?(?:hay|habrá|habría) que (?<task>${INFINITIVE_ENCLITIC}.*)$`,
      ),
    },
    // "La ficha hay que entregarla"
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>(?:el|la|los|las|est[aeo]s?|lo de|tod[oa]s?|mi|tu|su|nuestr[oa]s?) [^,;?]{2,60}? (?:hay|habrá|habría) que ${INFINITIVE_ENCLITIC}.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:todavía |aún )?(?:queda|quedan|falta|faltan)(?: todavía| aún| solo| sólo)* (?:por )?(?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:es necesario|hace falta|conviene|es imprescindible|es preciso|toca) (?<task>${INFINITIVE}.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,90}? (?:debe|deben|deberá|deberán|tiene que|tienen que|ha de|han de)(?: aún| todavía| también)* (?:ser|estar) (?!paciente|feliz|contento|el |la |un ).+)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,80}? (?:queda|quedan|está|están|sigue|siguen) (?:por|pendientes? de|sin) (?:hacer|\p{L}+(?:ar|er|ir)\b).*)$`,
      ),
    },
    // "Pendiente para el lunes: pedir las sillas"
    {
      certainty: 0.85,
      pattern: shape(raw`^(?:pendiente|queda pendiente|por hacer) [^:,]{3,30}?: (?<task>.+)$`),
    },
    {
      certainty: 0.7,
      pattern: shape(raw`^(?:pendiente|por hacer|queda pendiente)\s*:? (?<task>(?!de\b).+)$`),
    },
    {
      certainty: 0.7,
      pattern: shape(
        raw`^(?:se (?:debe|deben|tiene que|tienen que|deberá|deberán)) (?<task>${INFINITIVE}.*)$`,
      ),
    },
    { certainty: 0.7, pattern: shape(raw`^(?:el |la )?(?:plazo|fecha límite) (?:para|de) (?<task>.+)$`) },
  ],
};
