import { ASKS_BESIDE, type NoTask, opens } from "./shape";

/** Said in full, with little behind it: "Hang in there.", "Fingers crossed for Friday!" */
const WHOLE = opens(
  "(?:please |just |do )?(?:(?:hang|sit) (?:in there|tight)|hold (?:on|tight|your horses|that thought|on to your (?:hats?|seats?))|(?:keep your |cross your )?fingers crossed|cross (?:your )?fingers|keep (?:your (?:chin|hair|spirits|head|hat|fingers)|smiling|calm|going|at it|well|warm|safe|the faith)|chin up|head up|heads up|cheer up|calm down|lighten up|brace yourself|break a leg|knock (?:on wood|'?em dead|them dead)|touch wood|take (?:it easy|heart|it from me|my word|it or leave it)|mark my words|trust me|believe (?:me|it or not)|speak soon|talk soon|see you|catch you|sleep (?:well|tight)|safe (?:travels|journey)|travel safely|drive (?:safely|carefully)|go (?:figure|for it|on then|easy on)|dream on|say no more|tell me about it|you tell me|think nothing of it|watch this space|wait (?:and see|for it)|time will tell|live and learn|suit yourself|be my guest|have (?:a heart|a good|a great|a nice|a lovely|a safe|fun)|make (?:my day|yourself at home|of (?:that|it) what you will)|give me strength|give it (?:time|a rest)|let (?:that|it) (?:sink in|go|be)|let's (?:face it|hope|not go there|see|wait and see|just say|be honest)|look on the bright side|read between the lines|rest (?:assured|easy|in peace)|roll on|bring it on|pull the other one|put it this way|spare a thought|picture this|imagine|don't (?:ask|tell anyone|mention it|hold your breath|shoot the messenger|let the|get me (?:started|wrong)|quote me|panic|laugh|be silly|give up|you (?:just )?(?:love|hate))|never (?:say never|mind|fear)|forgive (?:the|my)|excuse (?:the|my)|pardon (?:the|my)|mind (?:you|how you go)|fancy (?:that|a)|wish (?:me|us|them|him|her) luck|call (?:it|me) (?:luck|fate|old-fashioned|a)|count (?:me|us) (?:in|out)|colou?r me|consider me|pat yourself|thank (?:god|goodness|heavens|you)|god (?:help|bless|knows)|bless (?:him|her|you|them)|strange to say|come (?:to think of it|what may|rain or shine|hell or high water)|all the best|hope (?:that|this) helps|not to worry|better late than never|well (?:done|played|i never)|small world|so far so good|fair enough|stranger things|rain or shine|to (?:cut a )?long story short|long story short)\\b[^;?]*$",
);
/** "You've got to hand it to Marta", "you have to laugh", "I must say it went well", "I take my hat off to Jo" */
const AS_ONE_SAYS = opens(
  "(?:you(?:'ve| have)?(?: just)? (?:(?:got |have )?to|must|should|gotta) (?:hand it to|laugh|admit|admire|love|smile|see it to believe|be (?:joking|kidding|mad|exhausted|tired|proud|thrilled|so)|have (?:seen|heard|been there)|give (?:it to )?(?:him|her|them|\\p{L}+)(?: (?:that|credit|their due))|take my word|wonder)|(?:i|we) (?:must|have to|'ve got to|should|dare|can't but|will|'ll|'d have to) (?:say|admit|confess|agree|laugh|smile|be honest|leave it at that|leave it there|get over it|survive|live|manage somehow|never know|never learn|always remember)|i(?:'ll)? (?:take|tip|raise) my hat\\b|i rest my case|you (?:can say that again|never know|know me|name it|should have (?:seen|heard|been)|had to be there))\\b[^;?]*$",
);
/** "Say hello to Pat", "thank Lou for me", "send my best to everyone" */
const GREETINGS = opens(
  "(?:please |do )?(?:say (?:hello|hi|hey|thanks|thank you)|(?:give|send|pass on) (?:(?:\\p{L}+|the \\p{L}+) )?(?:my|our|his|her|their|all my|all our) (?:very |kind |warm |kindest |warmest )*(?:best|love|regards|wishes|thanks|greetings)|remember me|thank (?!you\\b)[^,;?]{2,30} (?:for me|from (?:me|us)|on my behalf)|hug)\\b[^;?]*$",
);

/** Figures of speech and what is said to be kind. */
export const SET_PHRASES: readonly NoTask[] = [
  [WHOLE, ASKS_BESIDE],
  [AS_ONE_SAYS, ASKS_BESIDE],
  [GREETINGS, /\b(?:can|could|would) you\b|\b(?:and|but) \p{Ll}+ (?:the|him|her|them)\b/iu],
];
