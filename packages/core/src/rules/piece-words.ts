/** Words that say "one piece". Every other unit (box, pack, carton, pair, dozen) is asked about. */

/** In lower case, without accents, dots and brackets. */
export const bareWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+|[.()]+/gu, '')
    .replace(/ł/g, 'l')
    .normalize('NFC')

/** Compared in lower case, without accents, dots and brackets; beside each other what one language or trade calls a piece. */
const PIECE_WORDS = new Set(
  [
    'x × *',
    // English and the codes of electronic orders (ISO 80000, UN/ECE recommendation 20).
    'pc pcs pce pces piece pieces ea each unit units nos c62 h87',
    // German, Dutch, Scandinavian, Finnish.
    'st stk stck stuck stucke stueck stuecke stuks stuk styck stykk stykker stykke kpl kappaletta kappale',
    // French, Italian, Spanish, Portuguese, Romanian, Catalan.
    'piece pieces pi ps pz pza pzas pezzo pezzi unite unites unita ud uds unidad unidades un und unid unids pieza piezas peca pecas buc bucata bucati unitat unitats',
    // Polish, Czech, Slovak, Hungarian, Slovenian, Croatian, Baltic.
    'szt sztuk sztuka sztuki ks kus kusy kusu db darab kos kosov kom komad komada vnt vnt gab gabali tk tukki tukk',
    // Greek, Russian, Bulgarian, Turkish.
    'τεμ τεμαχια τεμαχιο шт штук штука штуки бр броя адет adet ad',
    // Chinese, Japanese, Korean.
    '个 個 件 只 支 本 台 枚 点 개',
  ]
    .join(' ')
    .split(' '),
)

/** True for a unit that means single pieces: `pcs`, `Stk.`, `stuks`, `szt.`, `件`. */
export const isPieceWord = (word: string): boolean => PIECE_WORDS.has(bareWord(word))
