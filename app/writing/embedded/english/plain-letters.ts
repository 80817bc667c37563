/** Letters that no accent was put on, and what stands for them. */
const ALIKE: Readonly<Record<string, string>> = {
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ħ: "h",
  Ħ: "H",
  ı: "i",
  ŧ: "t",
  Ŧ: "T",
  ŋ: "n",
  Ŋ: "N",
  ơ: "o",
  Ơ: "O",
  ư: "u",
  Ư: "U",
  ə: "e",
  Ə: "E",
};

/**
 * The text with plain letters for those of central European, Turkish, Baltic and Vietnamese names, each in its place: the
 * tagger knows the letters of western Europe alone and takes "Łukasz" for two words.
 */
export const withPlainLetters = (text: string): string =>
  text.replace(/[\u0100-\u024f\u1e00-\u1eff\u0259]/g, (letter) => {
    const plain = ALIKE[letter] ?? letter.normalize("NFD").charAt(0);
    return /^[A-Za-z]$/.test(plain) ? plain : letter;
  });
