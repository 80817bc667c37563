const NO_TOPIC =
  /^(?:tmrw|tmr|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|all ?right|ok(?:ay)?|(?:a |one )?(?:quick |short |little |small )?(?:note|question|one|update|thing|word|favou?r|heads[ -]up|reminder|reply|mail|message)s?|hello|hi(?: there)?|hey|news|info|fyi|misc|various|(?:a )?few things|(?:two|three|several|some) (?:things|points|questions)|one more thing|odds and ends|bits and bobs|stuff|things|catch[ -]?up|again)$/iu;

/** Whether a subject or a word that is to say what a line is about says nothing: "tmrw", "Quick question". */
export const namesNothing = (words: string): boolean => NO_TOPIC.test(words.trim());
