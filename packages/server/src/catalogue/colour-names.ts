/** Colours of parts in the languages of the shop. The catalogue keeps them in English. */
import type { Language } from '@cartwright/core/contract'

/** The class of label cassettes: their colour is that of a print and of the tape below it. */
export const LABEL_CASSETTE = 109

/** A word in each of the languages but English. */
type Words = readonly [de: string, fr: string, it: string, pl: string, zh: string]

const PLACES = { de: 0, fr: 1, it: 2, pl: 3, zh: 4 } as const

const WORDS: Readonly<Record<string, Words>> = {
  black: ['schwarz', 'noir', 'nero', 'czarny', '黑色'],
  cyan: ['cyan', 'cyan', 'ciano', 'cyjan', '青色'],
  magenta: ['magenta', 'magenta', 'magenta', 'magenta', '品红色'],
  yellow: ['gelb', 'jaune', 'giallo', 'żółty', '黄色'],
  'cyan, magenta and yellow': [
    'cyan, magenta und gelb',
    'cyan, magenta et jaune',
    'ciano, magenta e giallo',
    'cyjan, magenta i żółty',
    '青、品红、黄三色',
  ],
  'black, cyan, magenta and yellow': [
    'schwarz, cyan, magenta und gelb',
    'noir, cyan, magenta et jaune',
    'nero, ciano, magenta e giallo',
    'czarny, cyjan, magenta i żółty',
    '黑、青、品红、黄四色',
  ],
  // Of label tapes.
  'berry pink': ['beerenrosa', 'rose baie', 'rosa lampone', 'jagodowy różowy', '莓粉色'],
  'black and red': ['schwarz und rot', 'noir et rouge', 'nero e rosso', 'czarny i czerwony', '黑红色'],
  blue: ['blau', 'bleu', 'blu', 'niebieski', '蓝色'],
  brown: ['braun', 'marron', 'marrone', 'brązowy', '棕色'],
  clear: ['transparent', 'transparent', 'trasparente', 'przezroczysty', '透明'],
  'fluorescent orange': ['neonorange', 'orange fluo', 'arancione fluo', 'fluorescencyjny pomarańczowy', '荧光橙色'],
  'fluorescent yellow': ['neongelb', 'jaune fluo', 'giallo fluo', 'fluorescencyjny żółty', '荧光黄色'],
  gold: ['gold', 'or', 'oro', 'złoty', '金色'],
  green: ['grün', 'vert', 'verde', 'zielony', '绿色'],
  grey: ['grau', 'gris', 'grigio', 'szary', '灰色'],
  'lime green': ['limettengrün', 'vert citron', 'verde lime', 'limonkowy', '青柠绿色'],
  metallic: ['metallic', 'métallisé', 'metallizzato', 'metaliczny', '金属色'],
  orange: ['orange', 'orange', 'arancione', 'pomarańczowy', '橙色'],
  purple: ['violett', 'violet', 'viola', 'fioletowy', '紫色'],
  red: ['rot', 'rouge', 'rosso', 'czerwony', '红色'],
  silver: ['silber', 'argent', 'argento', 'srebrny', '银色'],
  stencil: ['Schablonenband', 'ruban pochoir', 'nastro stencil', 'taśma szablonowa', '镂空模板带'],
  white: ['weiß', 'blanc', 'bianco', 'biały', '白色'],
  // Finishes of label tapes.
  continuous: ['Endlosband', 'continu', 'continuo', 'ciągła', '连续'],
  'continuous film': ['Endlosfolie', 'film continu', 'film continuo', 'folia ciągła', '连续薄膜'],
  durable: ['strapazierfähig', 'haute résistance', 'extra resistente', 'wytrzymała', '耐用'],
  fabric: ['Textil', 'tissu', 'tessuto', 'tekstylna', '布质'],
  film: ['Folie', 'film', 'film', 'folia', '薄膜'],
  'flexible ID': ['flexibel', 'flexible', 'flessibile', 'elastyczna', '柔性'],
  'flexible nylon': ['flexibles Nylon', 'nylon souple', 'nylon flessibile', 'elastyczny nylon', '柔性尼龙'],
  'heat-shrink': ['Schrumpfschlauch', 'gaine thermorétractable', 'termorestringente', 'termokurczliwa', '热缩'],
  matt: ['matt', 'mat', 'opaco', 'matowa', '哑光'],
  'non-adhesive': ['nicht klebend', 'non adhésif', 'non adesivo', 'bez kleju', '无粘性'],
  'non-laminated': ['nicht laminiert', 'non laminé', 'non laminato', 'nielaminowana', '非覆膜'],
  paper: ['Papier', 'papier', 'carta', 'papier', '纸质'],
  pastel: ['pastell', 'pastel', 'pastello', 'pastelowa', '粉彩'],
  'permanent polyester': [
    'Polyester, permanent',
    'polyester permanent',
    'poliestere permanente',
    'trwały poliester',
    '永久聚酯',
  ],
  plastic: ['Kunststoff', 'plastique', 'plastica', 'plastik', '塑料'],
  'premium glitter': ['Premium-Glitzer', 'pailleté premium', 'glitter premium', 'brokat premium', '高级闪光'],
  removable: ['ablösbar', 'repositionnable', 'rimovibile', 'usuwalna', '可移除'],
  ribbon: ['Stoffband', 'ruban tissu', 'nastro in tessuto', 'wstążka', '缎带'],
  round: ['rund', 'rond', 'rotondo', 'okrągła', '圆形'],
  security: ['Sicherheitsband', 'sécurité', 'sicurezza', 'zabezpieczająca', '防伪'],
  'strong adhesive': ['stark klebend', 'adhésif puissant', 'super adesivo', 'mocny klej', '强力粘性'],
  vinyl: ['Vinyl', 'vinyle', 'vinile', 'winyl', '乙烯基'],
}

/** Parts of several inks. */
const INK_SETS: Readonly<Record<string, string>> = {
  'multi (CMY)': 'cyan, magenta and yellow',
  'multi (CMYK)': 'black, cyan, magenta and yellow',
}

/** What is written on a tape, what it is written on, and how it is made: `black on yellow (flexible ID)`. */
export interface TapeColours {
  print: string
  tape: string
  finish: string | undefined
}

/** Undefined for what is no tape of two colours. */
export function readTape(colour: string): TapeColours | undefined {
  const [, print, tape, finish] = /^(.+?) on ([^(]+?)(?: \((.+)\))?$/.exec(colour) ?? []
  return print && tape ? { print, tape, finish } : undefined
}

/** A colour or a finish of the catalogue as the reader calls it; one that no one knows stays as it is. */
export function colourIn(language: Language, colour: string): string {
  const english = INK_SETS[colour] ?? colour
  if (language === 'en') return english
  const tape = readTape(english)
  return tape ? tapeIn(language, tape) : (WORDS[english]?.[PLACES[language]] ?? english)
}

type Translated = keyof typeof PLACES

function tapeIn(language: Translated, { print, tape, finish }: TapeColours): string {
  const said = ON[language](colourIn(language, print), colourIn(language, tape))
  if (!finish) return said
  const how = colourIn(language, finish)
  return language === 'zh' ? `${said}（${how}）` : `${said} (${how})`
}

const ON: Readonly<Record<Translated, (print: string, tape: string) => string>> = {
  de: (print, tape) => `${print} auf ${tape}`,
  fr: (print, tape) => `${print} sur ${tape}`,
  it: (print, tape) => `${print} su ${tape}`,
  // Adjectives, in the locative behind `na`.
  pl: (print, tape) => `${print} na ${tape.replace(/[yi](?=\s|$)/g, '$&m')}`,
  // The ground first: `白底黑字`.
  zh: (print, tape) => `${tape.replace(/色$/, '')}底${print.replace(/色$/, '')}字`,
}
