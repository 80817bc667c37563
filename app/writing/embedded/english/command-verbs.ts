/**
 * Base forms that open a command in office English, for sentences in which a tagger takes them for nouns or names
 * ("Book the room", "Lena: review the offer").
 */
export const COMMAND_VERBS: ReadonlySet<string> = new Set(
  `accept add address borrow charge calibrate apply bake buy adjust advise align allocate amend announce answer apply appoint approve arrange ask assemble assess
  assign attach attend audit back-up book bring brief budget build buy calculate call cancel capture chase change check choose
  circulate clarify clean clear close collect come comment compare compile complete compose conduct confirm connect consider
  contact consult continue convert coordinate copy correct count cover create cut deal debug decide decline define delete deliver deploy
  describe design determine develop direct double disable discuss dispatch distribute document download draft draw drive drop edit email
  e-mail enable engage enquire ensure enter escalate estimate evaluate examine exchange execute explain explore export extend fetch
  file fill finalise finalize find finish fit fix follow forward gather generate get give go grab handle hand hang hire hold host
  implement import improve include increase inform inspect install instruct integrate interview introduce investigate invite invoice issue
  join keep label launch lead leave let lift link list load lock log look mail maintain make map mark measure meet mention merge
  migrate modify monitor move name negotiate nominate note notify obtain offer onboard open order organise organize pack paint park pass
  paste patch pause pay phone pick ping place plan post prepare present print prioritise prioritize process produce propose
  prove provide publish pull purchase push put query quote raise reach read rebook rebuild recalculate recheck record recruit redo reduce
  refactor refill refund register reinstall reject release remind remove rename renew rent repaint repair repeat replace reply
  report request reschedule research resend reserve reset resolve respond restart restock restore resubmit retest retry return
  review revise rewrite ring roll rotate run save scan schedule search secure select sell send separate serve set settle share ship show
  sign simplify solve sort source specify speak split start state stop store submit summarise summarize supply support survey swap
  switch synchronise take talk tell test tidy track train transfer translate transport try turn type unblock uninstall unlock
  update upgrade upload use validate verify visit walk warn wash weigh wipe work wrap write`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Verbs of being, thinking and feeling: said of somebody they are no work. */
export const STATIVE_VERBS: ReadonlySet<string> = new Set(
  `be have seem appear believe think know understand feel hope wish want like love hate prefer need fear doubt guess suppose
  assume expect mean matter belong consist contain cost deserve depend exist fit involve lack owe own possess realise realize
  recognise recognize remember forget resemble sound smell taste see hear look notice agree disagree wonder imagine trust
  worry care mind fancy regret miss enjoy appreciate prove thank apologise apologize congratulate welcome live stay remain become turn
  happen occur say state mention tell write ask note explain add suggest recommend propose report reply answer confirm claim`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Irregular past forms and participles; the regular ones end in -ed. */
export const PAST_FORMS: ReadonlySet<string> = new Set(
  `was were been had did done went gone came took taken gave given got gotten made said told saw seen knew known found thought
  brought bought caught taught sent spent built lent lost left kept slept felt dealt meant met paid laid read led fed held stood
  understood wrote written drove driven rode ridden rose risen spoke spoken broke broken chose chosen froze frozen stole stolen
  woke woken wore worn tore torn began begun drank drunk rang rung sang sung ran won cut put set shut hit hurt cost let quit
  grew grown threw thrown drew drawn flew flown showed shown fell fallen forgot forgotten hid hidden sold stuck struck sought
  fought heard sat shot split spread swung hung dug swept lit bent bled fled slid spun wound ground shone`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
