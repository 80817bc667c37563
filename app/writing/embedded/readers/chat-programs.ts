/** What chats write themselves around and between the messages of people, each a line of its own. */
const PROGRAM =
  /^\W*(?:messages and calls are end-to-end encrypted\b.*|.{1,60} (?:created (?:this )?group\b.*|added (?:you|\+?[\d ]{6,}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)|left|joined using\b.*|changed (?:the (?:subject|group|icon)|this group|their phone number)\b.*)|<?(?:media|image|video|audio|sticker|gif|document|contact card) omitted>?|this message was (?:deleted|edited)\.?|you deleted this message\.?|\(edited\)|<this message was edited>|:[a-z0-9_+-]+:|\d{1,2}|[-_=]{3,}|<?https?:\/\/\S+>?|\d{1,5} [\p{L} .]{1,40}(?:street|avenue|parkway|way|road)\b.*|your teammates are trying to reach you\b.*|you have (?:an?|\d+) (?:new )?(?:unread )?(?:direct )?(?:messages?|mentions?|notifications?)\b.*|.{1,60} (?:sent (?:a|you a) (?:chat )?message\b.*|mentioned you (?:while you were away|in .{1,60}))|you can enable\/disable\b.*|made by slack\b.*|google chat: .*|google llc\b.*|microsoft corporation\b.*|.{0,40}\bone microsoft way\b.*|this e-?mail was sent from an unmonitored\b.*|(?:update|change) your (?:e-?mail |notification )?(?:preferences|settings)\b.*|to (?:turn off|stop receiving) these e-?mails\b.*|you (?:have received|are receiving|received) this e-?mail because\b.*|(?:install|get|download) (?:microsoft )?teams(?: now)?|ios(?: |\W*$)android\W*|read our privacy (?:policy|statement)\W*|©.*|activity > settings.*)$/iu;

/** A text without the lines of the program that carried it. */
export const withoutChatPrograms = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.length > 400 || !PROGRAM.test(withoutStamp(line)))
    .join("\n");

/** "16/11/2026, 08:10 - Greg Haas: <Media omitted>": what stands behind the time and the name. */
const withoutStamp = (line: string): string =>
  line
    .replace(
      /^[^\p{L}]*\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?\]?(?:\s[-–])?\s*(?:[^:]{1,40}:\s+(?=\W*(?:<|\p{Ll}+ omitted|this message|messages and calls)))?/iu,
      "",
    )
    .trim();
