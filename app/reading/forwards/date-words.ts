/** How months begin in languages whose words no one reads by Latin or Slavic stems, January first. */
const MONTH_STEMS = [
  "ม\\.ค|มกรา|जन|জানু|ژانویه|қаң|urt|yan|იან|հուն?վ|հնվ|ion|xan",
  "ก\\.พ|กุมภา|फ़?र|फर|ফেব|فوریه|ақп|peb|ots|თებ|փետ|փտվ|shk|chwe",
  "มี\\.ค|มีนา|मार्च|মার্চ|مارس|нау|martx|მარ|մարտ|մրտ|maw|mac",
  "เม\\.ย|เมษา|अप्र|এপ্রি|آوریل|сәу|api|აპრ|ապր|pri|ebr",
  "พ\\.ค|พฤษภา|मई|মে|مه|мам|maia|მაი|մայ|մյս",
  "มิ\\.ย|มิถุนา|जून|জুন|ژوئن|мау|hun|eka|iyun|iyn|ივნ|հունիս|հնս|qer|meh|xuñ",
  "ก\\.ค|กรกฎา|जुल|জুল|ژوئیه|шіл|hul|uzt|iyul|iyl|ივლ|հուլ|հլս|kor|gorff|xul",
  "ส\\.ค|สิงหา|अग|আগ|اوت|там|abu|avq|აგვ|օգ|gush|awst|ogos",
  "ก\\.ย|กันยา|सित|সেপ|سپتامبر|қыр|ira|sen|სექ|սեպ|sht|medi",
  "ต\\.ค|ตุลา|अक्ट|অক্টো|اکتبر|қаз|urr|ოქტ|հոկ|tet|hyd",
  "พ\\.ย|พฤศจิกา|नव|নভে|نوامبر|қар|nob|aza|noy|ნოე|նոյ|tach",
  "ธ\\.ค|ธันวา|दिस|ডিসে|دسامبر|жел|dis|abe|dek|დეკ|դեկ|dhj|rhag",
].map((stems) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${stems})[\\p{L}\\p{M}]*[.॰]?`, "giu"));

const ENGLISH = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const VIETNAMESE = [
  "một",
  "hai",
  "ba",
  "tư",
  "năm",
  "sáu",
  "bảy",
  "tám",
  "chín",
  "mười",
  "mười một",
  "mười hai",
];

/** Zero of each script whose digits stand in dates; the other nine follow it. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x0ae6, 0x0be6, 0x0c66, 0x1040, 0x17e0, 0xff10];

const AFTERNOON =
  /(?<=\d\s?)(?:CH(?!\p{L})|अपराह्न|ب[.٫]?\s?ظ\.?|بعد\s?از\s?ظهر|عصر|e pasdites|ng hapon|ng gabi|түстен кейін)/giu;
const MORNING =
  /(?<=\d\s?)(?:SA(?!\p{L})|पूर्वाह्न|ق[.٫]?\s?ظ\.?|قبل\s?از\s?ظهر|صبح|e paradites|ng umaga|түске дейін)/giu;

/** The same date with digits of any script, and halves of the day in any of the languages, as in English. */
export function withPlainFigures(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c]/g, "")
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(AFTERNOON, " PM ")
    .replace(MORNING, " AM ");
}

/** The same date with its month in English; for dates in which no month was found. */
export function withEnglishMonth(text: string): string {
  const figured = text.replace(/tháng (mười một|mười hai|\p{L}{2,4})/iu, (whole, word: string) => {
    const month = VIETNAMESE.indexOf(word.toLowerCase()) + 1;
    return month > 0 ? `tháng ${month}` : whole;
  });
  return MONTH_STEMS.reduce(
    (date, stems, index) => date.replace(stems, ` ${ENGLISH[index] ?? ""} `),
    figured,
  );
}
