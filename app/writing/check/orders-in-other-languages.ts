/** As ENGLISH_ORDERS, for German, French and Spanish and the best-known sentence in some more; without accents. */
export const ORDERS_IN_OTHER_LANGUAGES: readonly RegExp[] = [
  // German
  /\b(?:ignorier\w*|vergiss|vergesst|vergessen sie|missacht\w*|uberschreib\w*|umgeh\w*)\b.{0,30}\b(?:vorherig\w*|bisherig\w*|vorangegangen\w*|obig\w*|fruher\w*|all\w*|deine|samtlich\w*)\b.{0,25}\b(?:anweisung\w*|instruktion\w*|prompts?|befehle?)\b(?! (?:von|vom|zu|zum|zur|des|der|fur|uber)\b)/,
  /\bdu bist (?:jetzt |nun |ab jetzt |ab sofort )?(?:ein\w* |der |die |kein\w* )?(?:hilfreich\w* )?(?:ki\b(?![- ](?:team|beauftragt|projekt))|ki-(?:assistent|modell|agent|system)\w*|sprachmodell|chatbot|(?:digitaler |hilfreicher )assistent|assistent,? der)/,
  /\bals (?:ein\w* )?(?:ki|ki-\w+|sprachmodell|chatbot)\b,? (?:musst|sollst|darfst|wirst) du\b|\bwenn du (?:ein\w* )?(?:ki|ki-\w+|sprachmodell|chatbot)\b/,
  /\b(?:hinweis|nachricht|anweisung|notiz|achtung)(?: an| fur)?,? (?:die |das |alle )?(?:ki\b(?![- ](?:team|gruppe|abteilung|projekt|beauftragt))|ki-(?:assistent|modell|agent|system)\w*|sprachmodelle?|zusammenfasser)/,
  /\b(?:erwahn\w*|nenn\w*|schreib\w*|zitier\w*|verrat\w*|berichte\w*)\b.{0,80}\b(?:nicht|nie|niemals|kein\w*)\b.{0,30}\bin (?:der|deiner|dieser) (?:zusammenfassung|ubersicht)\b(?! (?:fur|des|der|von|vom|zu)\b)/,
  /\b(?:fug\w*|schreib\w*|nimm|erganz\w*|setz\w*)\b.{0,40}\b(?:in|zu|zur) (?:die|der|deine|deiner)? ?(?:zusammenfassung|ubersicht)\b.{0,12}(?:,? dass\b|:)/,
  /\b(?:sag\w*|teil\w*|meld\w*|versicher\w*) (?:dem|der|den) (?:leser|leserin|lesern|nutzer|benutzer)\b.{0,10}\bdass\b/,
  // French
  /\b(?:ignore[zr]?|oublie[zr]?|neglige[zr]?|(?:ne )?(?:tiens|tenez) (?:pas|aucun) compte)\b.{0,20}\b(?:(?:toutes|tes) .{0,12}(?:instructions|consignes|directives)|(?:instructions|consignes|directives) (?:precedentes|anterieures|ci-dessus|du systeme))\b(?! (?:de|du|des|sur|pour)\b)/,
  /\b(?:tu es|vous etes) (?:maintenant |desormais |a present )?(?:un |une |l'|le )?(?:ia\b|assistant (?:ia|virtuel|qui)\b|modele de langage|chatbot)/,
  /\ben tant qu(?:e |')(?:une? )?(?:ia|modele de langage|assistant ia)\b,? (?:tu|vous)\b/,
  /\b(?:note|message|instructions?|consigne) (?:a|pour) (?:l'|une? |le |la )?(?:ia\b(?! (?:team|equipe))|assistant ia|modele de langage)/,
  /\bne (?:mentionn|cit|parl|rapport|signal|indiqu)\w* (?:pas|jamais|rien)\b.{0,80}\bdans (?:le|ton|votre|ce|la|ta|cette) (?:resume|synthese|digest)\b(?! (?:de|du|des|pour)\b)/,
  /\b(?:ajout\w*|ecri\w*|indiqu\w*|inclu\w*|mentionn\w*)\b.{0,20}\b(?:au|dans le|dans la|a la|dans ton|dans votre|a ton|a votre) (?:resume|synthese|digest)\b ?(?:que\b|qu'|:)/,
  /\b(?:dis|dites|assure[zr]?|informe[zr]?|indique[zr]?) (?:au|a la|le|la|a l'|l') ?(?:lecteur|lectrice|utilisateur)\b (?:que\b|qu')/,
  // Spanish
  /\b(?:ignor[ae]n?|olvid[ae]n?|desestim[ae]n?|(?:haz|haga) caso omiso de|no hagas caso (?:de|a))\b.{0,20}\b(?:(?:todas|tus) .{0,12}(?:instrucciones|indicaciones|ordenes|directrices)|(?:instrucciones|indicaciones|ordenes|directrices) (?:anteriores|previas|del sistema))\b(?! (?:de|del|sobre|para)\b)/,
  /\b(?:ahora eres|eres ahora|eres|a partir de ahora eres) (?:una? |el |la )?(?:ia\b|asistente (?:de ia|virtual|que)\b|modelo de lenguaje|chatbot)/,
  /\bcomo (?:una? )?(?:ia|modelo de lenguaje|asistente de ia)\b,? (?:debes|tienes que|debe|no debes)\b/,
  /\b(?:nota|mensaje|instruccion(?:es)?) para (?:la |el |una? )?(?:ia\b|asistente de ia|modelo de lenguaje)/,
  /\bno (?:mencion|incluy|cit|inform|report)\w*\b.{0,80}\ben (?:el|tu|su|este) resumen\b(?! (?:de|del|para)\b)/,
  /\b(?:agreg|anad|incluy|escrib|pon)\w*\b.{0,20}\b(?:al|en el|en tu|a tu) resumen\b,? ?(?:que\b|:)/,
  /\b(?:dile|digale|di|informa|asegura)(?: al| a la| a)? (?:lector|lectora|usuario|usuaria)\b (?:de )?que\b/,
  // The best-known sentence
  /\bignor(?:a|ate|are) (?:tutte )?le istruzioni precedenti\b|\bignor(?:e|a|em) (?:todas )?as instrucoes anteriores\b|\bnegeer (?:alle )?(?:vorige|eerdere|voorgaande) instructies\b|\b(?:z?ignoruj\w*) (?:wszystkie )?(?:poprzednie|wczesniejsze) (?:instrukcje|polecenia)\b/,
];
