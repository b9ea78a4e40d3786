/** Public code lists, as far as invoices of the shop use them. */

const list = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))

/** ISO 3166-1, with XI for Northern Ireland as VAT numbers and EN 16931 have it. */
export const COUNTRIES = list(
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW XI',
)

/** Before VAT numbers: Greece has a prefix of its own. */
export const VAT_PREFIXES: ReadonlySet<string> = new Set([...COUNTRIES, 'EL'])

/** Whether a number begins as VAT numbers do across borders (BR-CO-09), and may be one: letters and digits alone. */
export const isVatId = (text: string): boolean =>
  VAT_PREFIXES.has(text.slice(0, 2)) && /^[A-Z]{2,4}\d[A-Z0-9]*$/.test(text)

/** ISO 4217, of the countries that the shop invoices in and their neighbours. */
export const CURRENCIES = list('AUD BGN CAD CHF CNY CZK DKK EUR GBP HUF ISK JPY NOK PLN RON RSD SEK TRY UAH USD')

/** UNTDID 4461: cash, transfers, cards, debits and agreements between the parties. */
export const PAYMENT_MEANS = list('1 10 20 30 31 42 48 49 54 55 57 58 59 68 97')

/** UN/ECE recommendations 20 and 21: piece, box, pack, set. */
export const UNITS = list('C62 H87 XBX XPK SET PR MTR KGM')

/** Schemes of electronic addresses (EAS) in the countries of the shop and around them. */
export const ADDRESS_SCHEMES = list(
  '0002 0007 0009 0037 0060 0088 0096 0106 0130 0135 0142 0151 0183 0184 0188 0190 0191 0192 0193 0195 0196 0198 0199 0200 0201 0202 0204 0205 0208 0209 0210 0211 0212 0213 0215 0216 0218 0221 0225 0230 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 AN AQ AS AU EM',
)
