import type { DigestMaterial } from "../../app/writing/digest-material";
import { allMaterial } from "../fixtures/material/all-material";
import { material } from "../fixtures/material/build-material";

/** So many mails of our fixtures in turn; each time round the words differ by a number, so that none is a duplicate. */
export function benchMaterial(count: number): DigestMaterial {
  const mails = Object.values(allMaterial).flatMap((each) => each.mails);
  return material(
    Array.from({ length: count }, (_, index) => {
      const round = Math.floor(index / mails.length);
      const mail = mails[index % mails.length];
      if (!mail) throw new Error("There are no fixtures.");
      const parts = mail.parts.map((part) => ({ ...part, text: `${part.text}\n\nRef ${round}-${index}.` }));
      return { ...mail, id: `${mail.id}-${index}`, parts };
    }),
  );
}
