/** Words addressed to software that reads the mail instead of to its reader. */
const INJECTION: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|your|the|system)\b.{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|context)\b/i,
  /\b(?:system|developer|hidden|initial) prompt\b/i,
  /\byou are (?:now )?(?:an?|the) (?:ai|assistant|language model|llm|chatbot|bot|summari[sz]er|helpful)\b/i,
  /\b(?:ai|llm|assistant|summari[sz]er|language model|chatbot|gpt|copilot|gemini|claude)\b.{0,40}\b(?:must|should|please|are instructed|needs? to|is required|:)\b/i,
  /\b(?:in|to|into|from|as part of) (?:your|the|this) (?:summary|digest|output|response|overview)\b.{0,60}\b(?:include|add|write|say|state|list|put|insert|omit|tell|recommend)\b|\b(?:include|add|write|say|state|insert|append|put|omit)\b.{0,60}\b(?:in|to|into|from) (?:your|the|this) (?:summary|digest|output|response|overview)\b/i,
  /<\/?(?:system|assistant|user|instructions?|prompt)>|\[(?:INST|SYSTEM)\]|<\|[a-z_]+\|>/i,
  /\b(?:note|message|instructions?|attention) (?:to|for) (?:the )?(?:ai|llm|assistants?|summari[sz]ers?|language models?|bots?)\b/i,
  /\b(?:respond|reply|answer|output) (?:only )?with (?:only )?(?:the (?:word|following|text)|json|exactly)\b/i,
  /\b(?:act|behave|pretend) as (?:if|an?|the)\b.{0,30}\b(?:ai|assistant|model|admin|administrator|root)\b/i,
];

/** True when a sentence tries to instruct the software that reads it (OWASP LLM01): it stays text and becomes no line. */
export const isSuspicious = (text: string): boolean =>
  INJECTION.some((pattern) => pattern.test(text.slice(0, 1000)));
