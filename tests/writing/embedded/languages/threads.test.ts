import { describe, expect, it } from "vitest";
import { mail, material } from "../../../fixtures/material/build-material";
import { writeDigest } from "../../../support/embedded-writer";

const PAULA = "Paula Brandt <paula@werk.example>";
const MARCO = "Marco Silva <marco@werk.example>";
const THREADS = {
  German: {
    subject: "Hallenplan",
    asked: "Hallo zusammen,\n\nbitte prüft den Grundriss der Halle.",
    accepted: "Mach ich.",
    done: "Den Grundriss der Halle habe ich geprüft.",
    short: "Ist erledigt.",
    cancelled: "Der Grundriss wird nicht mehr benötigt.",
  },
  French: {
    subject: "Salle",
    asked: "Bonjour à tous,\n\nmerci de vérifier le plan de la salle.",
    accepted: "Je m'en occupe.",
    done: "J'ai vérifié le plan de la salle.",
    short: "C'est fait.",
    cancelled: "Le plan n'est plus nécessaire.",
  },
  Spanish: {
    subject: "Sala",
    asked: "Hola a todos,\n\npor favor, revisad el plano de la sala.",
    accepted: "Vale, lo hago.",
    done: "Ya he revisado el plano de la sala.",
    short: "Hecho.",
    cancelled: "Ya no hace falta el plano.",
  },
};

const answered = (thread: { subject: string; asked: string }, answer: string) =>
  writeDigest(
    material([
      mail("m1", PAULA, "2026-11-20T08:00:00.000Z", thread.subject, thread.asked),
      mail("m2", MARCO, "2026-11-20T10:00:00.000Z", `Re: ${thread.subject}`, answer),
    ]),
  ).actionItems;

describe.each(Object.entries(THREADS))("a %s thread moves its matter", (_language, thread) => {
  it("gives it to whoever takes it in few words", () => {
    expect(answered(thread, thread.accepted).map((item) => item.owner)).toEqual(["Marco Silva"]);
  });

  it.each([["done" as const], ["short" as const], ["cancelled" as const]])(
    "shows it no longer when it is %s",
    (answer) => {
      expect(answered(thread, thread[answer])).toEqual([]);
    },
  );
});
