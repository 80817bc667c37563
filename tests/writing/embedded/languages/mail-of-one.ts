import { toldLines } from "../../../support/lines-of-mails";

const GREETED = {
  de: ["Hallo Jonas,", "Jonas Wirth", "Gruß\nElke", "Elke Sander"],
  fr: ["Bonjour Hugo,", "Hugo Mercier", "Bonne journée,\nAgnès", "Agnès Lenoir"],
  es: ["Hola Diego:", "Diego Vidal", "Un saludo\nRosa", "Rosa Aranda"],
} as const;

const address = (name: string): string =>
  `${name} <${name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z ]/g, "")
    .replace(" ", ".")}@werk.example>`;

/** The lines of a German, French or Spanish mail to one reader, with who has them ("reader", "writer" or a name) and by when. */
export async function linesOfMail(language: keyof typeof GREETED, text: string): Promise<string[]> {
  const [greeting, reader, goodbye, writer] = GREETED[language];
  const lines = await toldLines({
    text: `${greeting}\n\n${text}\n\n${goodbye}`,
    from: address(writer),
    to: address(reader),
  });
  return lines.map((line) =>
    line
      .replace(`${reader}:`, "reader:")
      .replace(`${writer}:`, "writer:")
      .replace(/^null:/, "nobody:")
      .replace(/, null$/, ""),
  );
}
