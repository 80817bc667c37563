import { describe, expect, it } from "vitest";
import { easterOf } from "../../../app/writing/dates/feast-days";
import { findDates } from "../../../app/writing/dates/find-dates";

describe("feasts are days", () => {
  it.each([
    [1961, "1961-04-02"],
    [2000, "2000-04-23"],
    [2024, "2024-03-31"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"],
  ])("Easter of %i is %s", (year, day) => {
    expect(easterOf(year)).toBe(day);
  });

  it.each([
    ["bis Gründonnerstag", "2027-03-25"],
    ["am Ostermontag", "2027-03-29"],
    ["avant le lundi de Pentecôte", "2027-05-17"],
    ["el Viernes Santo", "2027-03-26"],
    ["by Good Friday", "2027-03-26"],
    ["vor Silvester", "2027-12-31"],
  ])("%s, written in March 2027, is %s", (words, day) => {
    expect(findDates(words, "2027-03-10").map((date) => date.day)).toEqual([day]);
  });

  it("a feast that is over is next year's", () => {
    expect(findDates("bis Ostermontag", "2027-06-01")[0]?.day).toBe("2028-04-17");
  });

  it("a person called like one is none", () => {
    expect(findDates("Noël Martin s'en occupe.", "2027-03-10")).toEqual([]);
  });
});
