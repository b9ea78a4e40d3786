/** Names and descriptions of parts in the languages of the shop, from the facts about them. */
import { LANGUAGES, type Language } from '@cartwright/core/contract'
import { colourIn, LABEL_CASSETTE } from '../catalogue/colour-names'
import type { ArticleFact } from './facts'

const PRINTERS_NAMED = 3

/** What is said of a part in one language; counts and lists come as they are read in it. */
interface Phrases {
  /** By class. */
  kinds: Readonly<Record<number, string>>
  /** @param part brand and OEM code @param facts kind first, then width and colour */
  name: (part: string, kind: string, facts: readonly string[]) => string
  /** Between parts of a sentence, and between printers. */
  comma: string
  and: string
  /** Between sentences, and at their end. */
  stop: string
  pages: (count: string) => string
  width: (width: string) => string
  fits: (brand: string, printers: string) => string
  fitsMany: (count: string, brand: string, printers: string) => string
  replaces: (part: string) => string
  /** What all but label cassettes have, and what these have. */
  print: string
  label: string
}

const LATIN = { comma: ', ', and: ', ', stop: '. ' } as const

const brandFirst: Phrases['name'] = (part, kind, facts) => [`${part} ${kind}`, ...facts].join(', ')
const kindFirst: Phrases['name'] = (part, kind, facts) => [`${kind} ${part}`, ...facts].join(', ')

const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    kinds: { 102: 'toner cartridge', 103: 'toner kit', 105: 'drum unit', 109: 'label cassette' },
    name: brandFirst,
    ...LATIN,
    pages: count => `for about ${count} pages (A4 at 5\u00a0%)`,
    width: width => `tape ${width} wide`,
    fits: (brand, printers) => `Fits ${brand} ${printers}`,
    fitsMany: (count, brand, printers) => `Fits ${count} ${brand} printers, among them ${printers}`,
    replaces: part => `Takes the place of ${part}`,
    print: 'Filled and tested one by one, with chip where the printer asks for one, two years of warranty',
    label: 'Smudge-proof print, clean edge, keeps its hold on paper, plastic and metal',
  },
  de: {
    kinds: { 102: 'Toner', 103: 'Tonerkit', 105: 'Trommeleinheit', 109: 'Schriftbandkassette' },
    name: brandFirst,
    ...LATIN,
    pages: count => `für rund ${count} Seiten (A4 bei 5\u00a0% Deckung)`,
    width: width => `Band ${width} breit`,
    fits: (brand, printers) => `Passend für ${brand} ${printers}`,
    fitsMany: (count, brand, printers) => `Passend für ${count} Drucker von ${brand}, darunter ${printers}`,
    replaces: part => `Ersetzt ${part}`,
    print: 'Einzeln befüllt und geprüft, mit Chip, wo der Drucker einen verlangt, zwei Jahre Garantie',
    label: 'Wischfester Druck, saubere Schnittkante, haftet auf Papier, Kunststoff und Metall',
  },
  fr: {
    kinds: { 102: 'Toner', 103: 'Kit toner', 105: 'Tambour', 109: 'Ruban d’étiquettes' },
    name: kindFirst,
    ...LATIN,
    pages: count => `pour environ ${count} pages (A4 à 5\u00a0% de couverture)`,
    width: width => `largeur du ruban ${width}`,
    fits: (brand, printers) => `Compatible avec ${brand} ${printers}`,
    fitsMany: (count, brand, printers) => `Compatible avec ${count} imprimantes ${brand}, dont ${printers}`,
    replaces: part => `Remplace ${part}`,
    print: 'Produit rempli et testé à l’unité, avec puce si l’imprimante en demande une, garanti deux ans',
    label: 'Impression résistante au frottement, bord net, tient sur le papier, le plastique et le métal',
  },
  it: {
    kinds: { 102: 'Toner', 103: 'Kit toner', 105: 'Unità tamburo', 109: 'Cassetta per etichette' },
    name: kindFirst,
    ...LATIN,
    pages: count => `per circa ${count} pagine (A4 al 5\u00a0% di copertura)`,
    width: width => `nastro largo ${width}`,
    fits: (brand, printers) => `Adatto a ${brand} ${printers}`,
    fitsMany: (count, brand, printers) => `Adatto a ${count} stampanti ${brand}, tra cui ${printers}`,
    replaces: part => `Sostituisce ${part}`,
    print: 'Prodotto riempito e collaudato uno a uno, con chip se la stampante lo richiede, due anni di garanzia',
    label: 'Stampa a prova di sbavature, bordo netto, aderisce a carta, plastica e metallo',
  },
  pl: {
    kinds: { 102: 'Toner', 103: 'Zestaw tonera', 105: 'Zespół bębna', 109: 'Kaseta z taśmą do etykiet' },
    name: kindFirst,
    ...LATIN,
    pages: count => `na około ${count} stron (A4, pokrycie 5\u00a0%)`,
    width: width => `szerokość taśmy ${width}`,
    fits: (brand, printers) => `Pasuje do ${brand} ${printers}`,
    fitsMany: (count, brand, printers) => `Pasuje do ${count} drukarek ${brand}, między innymi ${printers}`,
    replaces: part => `Zastępuje ${part}`,
    print: 'Każda sztuka jest napełniana i testowana osobno, z chipem, jeśli drukarka go wymaga, dwa lata gwarancji',
    label: 'Druk odporny na ścieranie, równa krawędź, trzyma się papieru, plastiku i metalu',
  },
  zh: {
    kinds: { 102: '硒鼓', 103: '硒鼓套装', 105: '感光鼓', 109: '标签带盒' },
    name: (part, kind, facts) => `${part} ${[kind, ...facts].join('，')}`,
    comma: '，',
    and: '、',
    stop: '。',
    pages: count => `约可打印 ${count} 页（A4，5% 覆盖率）`,
    width: width => `带宽 ${width}`,
    fits: (brand, printers) => `适用于 ${brand} ${printers}`,
    fitsMany: (count, brand, printers) => `适用于 ${count} 款 ${brand} 打印机，包括 ${printers}`,
    replaces: part => `可替代 ${part}`,
    print: '逐支灌装并检测，打印机需要时带芯片，质保两年',
    label: '字迹耐擦，切口平整，可牢固粘贴于纸张、塑料和金属',
  },
}

const partOf = ({ brand, oemCode }: ArticleFact) => `${brand} ${oemCode}`
const kindOf = ({ classId }: ArticleFact, { kinds }: Phrases) => kinds[classId] ?? ''

const formats = new Map(
  LANGUAGES.map(language => {
    const locale = language === 'en' ? 'en-GB' : language
    return [language, new Intl.NumberFormat(locale, { useGrouping: 'always' })]
  }),
)
const write = (language: Language, value: number) => formats.get(language)?.format(value) ?? String(value)

/** `Brother TN-2420 toner cartridge, black`, `Toner HP CE410A (305A), noir`. */
export function articleName(fact: ArticleFact, language: Language): string {
  const { tapeWidthMm, colour } = fact
  const phrases = PHRASES[language]
  const width = tapeWidthMm === null ? [] : [`${write(language, tapeWidthMm)} mm`]
  const part = fact.tradeName ? `${partOf(fact)} (${fact.tradeName})` : partOf(fact)
  return phrases.name(part, kindOf(fact, phrases), [...width, colourIn(language, colour)])
}

/** Two or three plain sentences. */
export function articleDescription(fact: ArticleFact, language: Language): string {
  const { classId, colour } = fact
  const phrases = PHRASES[language]
  const kind = kindOf(fact, phrases)
  const first = [kind.charAt(0).toUpperCase() + kind.slice(1), colourIn(language, colour), measureOf(fact, language)]
  const sentences = [
    first.filter(Boolean).join(phrases.comma),
    fitsOf(fact, language),
    phrases.replaces(partOf(fact)),
    classId === LABEL_CASSETTE ? phrases.label : phrases.print,
  ]
  return (sentences.filter(Boolean).join(phrases.stop) + phrases.stop).trim()
}

function measureOf({ pageYield, tapeWidthMm }: ArticleFact, language: Language): string {
  const { width, pages } = PHRASES[language]
  if (tapeWidthMm !== null) return width(`${write(language, tapeWidthMm)} mm`)
  return pageYield === null ? '' : pages(write(language, pageYield))
}

function fitsOf({ brand, printers }: ArticleFact, language: Language): string {
  const { and, fits, fitsMany } = PHRASES[language]
  const named = printers.slice(0, PRINTERS_NAMED).join(and)
  if (printers.length === 0) return ''
  return printers.length <= PRINTERS_NAMED
    ? fits(brand, named)
    : fitsMany(write(language, printers.length), brand, named)
}

/** The texts of a part, as tables keep them. */
export const articleTexts = (fact: ArticleFact) => ({
  name: articleName(fact, 'en'),
  names: inOthers(language => articleName(fact, language)),
  description: articleDescription(fact, 'en'),
  descriptions: inOthers(language => articleDescription(fact, language)),
})

const inOthers = (read: (language: Language) => string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.flatMap(language => (language === 'en' ? [] : [[language, read(language)]])))
