/** Characters of a usable answer; with all its thinking, one of the tokens that are asked for has fewer. */
export const LONGEST_ANSWER = 200_000;

/** An answer without the thinking that some models write before it. Reads each character once, however it is nested. */
export function withoutThinking(answer: string): string {
  return answer.replace(/<think(?:ing)?>(?:(?!<think)[\s\S])*?<\/think(?:ing)?>/g, "");
}
