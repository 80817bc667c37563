import { wordSet } from "./shape";

/**
 * German, French and Spanish words that carry grammar, greet or name a time, in plain letters. Those that are words
 * of content in English ("car", "man", "note") are left out: what a text is about is compared without its language.
 */
export const GRAMMAR_WORDS: ReadonlySet<string> = wordSet(`
  der die das den dem des ein eine einen einem einer eines und oder aber auch nicht kein keine keinen ich du er sie es wir ihr mich mir dich dir uns euch ihm ihn ihnen mein meine meinen dein deine deinen unser unsere unseren euer eure ihre ihren sein seine
  ist sind war waren wird werden wurde wurden worden haben hat habe hatte kann konnen konnte konnten konntest soll sollen sollte muss mussen mochte mochten wurde wurden bitte danke hallo liebe lieber viele vielen grusse gruss
  fur mit von vom zu zum zur bis bei beim nach vor auf aus uber unter durch gegen ohne um ab seit im am noch schon nur sehr dann dass ob wenn weil sobald falls wie wer wo wann heute morgen gestern montag dienstag mittwoch donnerstag freitag samstag sonntag
  sich ubermorgen abend mittag vormittag nachmittag spatestens anfang mitte ende januar janner februar marz mai juni juli oktober dezember woche jetzt hier dort alle alles etwas mehr
  le la les un une des du de au aux et ou mais donc ne pas plus je tu il elle nous vous ils elles me te se lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces qui que quoi dont est sont suis sommes etes etait ete etre ai avons avez ont avoir
  pour avec sans dans sur sous avant apres chez entre vers depuis pendant tres bien aussi encore deja merci bonjour salut svp stp veuillez prier peux peut pouvez pourriez pourrais dois doit vais va
  demain hier aujourd lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre semaine ici tout toute tous toutes
  el los las una unos unas del al y pero no yo ella ellos ellas nosotros usted ustedes mi mis tus su sus nuestro nuestra nuestros nuestras lo os nos es son esta estan estoy estamos ser estar ha han he hemos haber hay que quien cual por para con sin sobre entre desde hasta antes despues muy ya tambien aun todavia
  por favor gracias hola saludos puedes puede podrias podria manana hoy ayer lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril junio julio agosto septiembre noviembre diciembre semana todo toda todos todas este ese esa eso esto`);
