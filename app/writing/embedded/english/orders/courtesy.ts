/** "... if you can", "... when you get a chance", "... please" */
export const COURTESY =
  /(?:,? (?:please|pls|in any case|either way|(?:while|when|whilst) you['’]re (?:at it|there|about it|on it|passing)|if (?:you (?:can|could|would)|at all possible|possible|(?:I|we) may|you have time|you don't mind)|when(?:ever)? you (?:can|get (?:a chance|a moment|a minute|time)|have (?:a (?:chance|moment|minute)|time)|'ve (?:a moment|time))))+$/i;
