import { foldText } from "./fold-text";

/** A name as a mail's head has it, as it is said: "Ruiz, Ana (Yard)" is "Ana Ruiz". */
export function plainName(name: string): string {
  const bare = foldText(name.replace(/\([^()]*\)/g, " "));
  const [last, first, ...rest] = bare.split(",");
  return first === undefined || rest.length > 0 ? bare : foldText(`${first} ${last}`);
}
