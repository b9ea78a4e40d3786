/** Words beside figures that a list reader has to know; fields read quantities without them. */
import { bareWord } from './piece-words'

/** Words for several pieces in one: how many are in it only the buyer can say. */
const PACK_WORDS = new Set(
  [
    'box boxes pack packs packet packets case cases carton cartons set sets pair pairs dozen doz dz pallet pallets bundle bundles',
    've vpe pack packung packungen karton kartons paar pakete paket palette paletten gebinde',
    'doos dozen verpakking pak pakken',
    'boite boites carton lot lots paire paires paquet paquets palette',
    'scatola scatole confezione confezioni conf paio paia cartone cartoni',
    'opak opakowanie opakowania opakowan karton kartony kartonow pudelko pudelka para paczka paczki zestaw',
    'caja cajas paquete paquetes par pares caixa caixas pacote pacotes',
    '箱 盒 包 套 打',
  ]
    .join(' ')
    .split(' '),
)

/** True for a unit that holds an unknown number of pieces: `boxes`, `Karton`, `VE`, `箱`. */
export const isPackWord = (word: string): boolean => PACK_WORDS.has(bareWord(word))

/** Numbers in words, as they stand in a list instead of a figure. */
const NUMERALS = new Set(
  [
    'one two three four five six seven eight nine ten eleven twelve dozen half',
    'ein eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dutzend halb',
    'een twee drie vijf zes zeven negen tien twaalf dozijn',
    'deux trois quatre cinq sept huit neuf dix douze douzaine',
    'uno due tre quattro cinque sei sette otto nove dieci dodici dozzina',
    'jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec dwanascie tuzin',
    'dos tres cuatro cinco seis siete ocho nueve diez doce docena',
    '一 二 两 三 四 五 六 七 八 九 十',
  ]
    .join(' ')
    .split(' '),
)

/** True for a number in words: `five`, `fünf`, `cinq`, `五`. */
export const isNumeral = (word: string): boolean => NUMERALS.has(bareWord(word))
