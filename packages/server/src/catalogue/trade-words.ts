/** How the trade puts things, where the catalogue puts them otherwise. */

/** Words between the others that say nothing about a part. */
export const FILLERS: ReadonlySet<string> = new Set(
  'for of and with für von und mit pour de du et avec per di con dla do voor van en met'.split(' '),
)

/**
 * What is said, and what it is called here; nothing where it tells no part from another. Kinds stay in the language of
 * the word. Longer names stand before what they begin with.
 */
const NAMES: readonly (readonly [said: string, called: string])[] = [
  // Families of printers
  ['clj', 'Color LaserJet'],
  ['lj|laser[ -]jet', 'LaserJet'],
  ['colou?r lj', 'Color LaserJet'],
  ['colour', 'Color'],
  ['i[ -]?sensys|image[ -]?class|satera', 'Canon'],
  ['image[ -]?runner[ -]advance|ir[ -]?advance', 'Canon iR ADV'],
  ['image[ -]?runner', 'Canon iR'],
  ['p[ -]?touch', 'Brother PT'],
  ['(?:multi|pro)?xpress', 'Samsung'],
  ['work[ -]?cent(?:er|re)|wc', 'WorkCentre'],
  ['wf|work force', 'WorkForce'],
  ['ineo', 'bizhub'],
  ['km', 'Konica Minolta'],
  ['aficio', 'Ricoh'],
  ['d1|lm', 'Dymo LabelManager'],
  ['hp|hewlett?[ -]packard', 'HP'],
  // Kinds of parts
  ['label tapes?|tapes?|labels', 'label cassette'],
  ['etikett(?:en)?(?:band|bänder)?|beschriftungsb(?:a|ä)nd(?:er)?', 'Schriftband'],
  ['etiquettes?', 'étiquettes'],
  ['nastr[oi]', 'etichette'],
  ['(?:toner|druck(?:er)?)?(?:kartusche|patrone)n?', 'Toner'],
  ['cartouches?|cartucc(?:ia|e)|wkłady?|cartridges?', 'toner'],
  ['bild(?:trommel|einheit)(?:en)?|foto(?:trommel|leiter)n?', 'Trommel'],
  ['(?:imaging|image|opc|photo)[ -]?(?:drum|unit)s?|photoconductors?', 'drum'],
  ['photoconducteurs?', 'tambour'],
  ['fotoconduttor[ei]', 'tamburo'],
  ['fotoprzewodnik(?:i|ów)?|(?:zesp(?:ół|oły|ołu|ołów) )?bębn(?:y|a|ów|em|ami)', 'bęben'],
  ['硒鼓套装|墨粉套装', '碳粉套装'],
  ['硒鼓|墨粉盒?', '碳粉盒'],
  ['感光鼓|成像鼓', '鼓组件'],
  ['multi[ -]?packs?|value[ -]?packs?|rainbow(?:[ -](?:kit|set|pack))?', 'cyan magenta yellow'],
  ['weiss(?=e?[mnrs]?(?!\\p{L}))', 'weiß'],
  // What every printer is, and every part
  ['mfp|multifunction|printers?|drucker|imprimantes?|stampant[ei]|druk(?:arka|arki|arek)', ''],
  ['compatible|kompatib(?:el|le)|compatibil[ei]|zamienniki?', ''],
]

/** As words of their own; a number may follow at once: `LJ1020`. */
const SAID = NAMES.map(([said, called]) => ({
  said: new RegExp(`(?<![\\p{L}\\d])(?:${said})(?!\\p{L})[ -]?`, 'giu'),
  called: called && `${called} `,
}))

/** A keyword as the catalogue would put it; the same when there is no other way. */
export function inOurWords(keyword: string): string {
  const put = SAID.reduce((text, { said, called }) => text.replace(said, called), keyword.replace(/\s+/g, ' '))
  // `LaserJet` is not said twice, no matter what the case.
  const words = put.split(' ').filter((word, at, all) => word && word.toLowerCase() !== all[at - 1]?.toLowerCase())
  return words.join(' ')
}
