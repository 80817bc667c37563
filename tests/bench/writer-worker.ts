import { digestInSlices } from "../../app/writing/embedded/write-digest";
import { inSlices } from "../../app/writing/in-slices";
import { benchMaterial } from "./bench-material";
import { LONG_TEXTS, materialOfText, officeMails, requestMails } from "./long-mails";

const MATERIALS = {
  fixtures: benchMaterial,
  office: officeMails,
  requests: requestMails,
  prose: () => materialOfText(LONG_TEXTS.prose()),
};

const isKind = (kind: string): kind is keyof typeof MATERIALS => kind in MATERIALS;

/**
 * The embedded writer alone in a worker, for the bench: `/write/KIND/COUNT` answers how many action items it makes of so many
 * mails, `/make/KIND/COUNT` makes only the mails, `/idle/KIND/COUNT` nothing.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    const [, what, kind = "", count] = new URL(request.url).pathname.split("/");
    if (!isKind(kind)) return new Response(null, { status: 404 });
    if (what === "idle") return Response.json({});
    const material = MATERIALS[kind](Number(count));
    if (what !== "write") return Response.json({ mails: material.mails.length });
    const { actionItems } = await inSlices(digestInSlices(material));
    return Response.json({ actionItems: actionItems.length });
  },
};
