/**
 * Words that buyers put around the number of a part, in English, German, French, Italian, Polish, Dutch, Chinese and Spanish. All are in
 * the form of `foldWord`: lower case, without accents.
 */

/** A kind of part that a word can name; `part` says that it is one, `other` names a kind that the catalogue does not have. */
export type SaidKind = 'toner' | 'drum' | 'tape' | 'part' | 'other'

/** Names of no shop brand: a part that is said to be of one is none of ours. */
export const OTHER_BRAND = 'other'

const split = (text: string): readonly string[] => text.split(' ')

const tableOf = <T extends string>(table: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map((Object.keys(table) as T[]).flatMap(meaning => split(table[meaning]).map(word => [word, meaning] as const)))

/** Brands with their families of printers. */
export const BRAND_WORDS: ReadonlyMap<string, string> = tableOf({
  HP: 'hp hewlett packard hewlettpackard laserjet clj deskjet officejet 惠普',
  Canon: 'canon isensys imagerunner imageclass lbp 佳能',
  Samsung: 'samsung sam xpress 三星',
  Brother: 'brother bro ptouch 兄弟',
  Kyocera: 'kyocera kyo mita kyoceramita ecosys 京瓷',
  Lexmark: 'lexmark lex optra 利盟',
  OKI: 'oki okidata',
  Ricoh: 'ricoh aficio nrg 理光',
  Xerox: 'xerox phaser workcentre workcenter versalink 施乐',
  Epson: 'epson aculaser workforce 爱普生',
  'Konica Minolta': 'konica minolta konicaminolta bizhub 柯尼卡美能达',
  Dell: 'dell 戴尔',
  Dymo: 'dymo labelmanager labelwriter',
  Casio: 'casio 卡西欧',
  [OTHER_BRAND]:
    'toshiba sharp panasonic utax olivetti kodak philips sagem develop oce gestetner lanier nashuatec infotec pantum lenovo ibm fujitsu nec tally zebra triumph adler',
})

/** They begin the numbers of one maker each, so that they say its brand where no word does. */
export const MAKER_LETTERS: ReadonlyMap<string, string> = tableOf({ Canon: 'crg', Samsung: 'mlt clt' })

export const COLOUR_WORDS: ReadonlyMap<string, string> = tableOf({
  black:
    'black bk blk k schwarz schwarze schwarzer schwarzes schwarzem schwarzen noir noire nero nera czarny czarna czarne czarnym czern zwart zwarte negro negra 黑 黑色',
  cyan: 'cyan cy c cyn ciano cyjan cyjanowy cyjanowa cyaan cian 青 青色 蓝青色',
  magenta: 'magenta m mag magentowy magentowa purpurowy purpurowa 品红 品红色 洋红 洋红色',
  yellow:
    'yellow y yel yl ylw gelb gelbe gelber gelbes gelbem gelben jaune giallo gialla zolty zolta zolte zoltym geel gele amarillo 黄 黄色',
  white:
    'white weiss weisse weisser weisses weissem weissen blanc blanche bianco bianca bialy biala biale bialym wit witte 白 白色',
  red: 'red rot rote rotem roten rouge rosso rossa czerwony czerwona czerwone czerwonym rood rode rojo 红 红色',
  blue: 'blue blau blaue blauem blauen bleu bleue blu niebieski niebieska niebieskie niebieskim blauw blauwe azul 蓝 蓝色',
  green: 'green grun grune grunem grunen vert verte verde zielony zielona zielone zielonym groen groene 绿 绿色',
  clear:
    'clear transparent transparente transparentem trasparente przezroczysty przezroczysta przezroczyste przezroczystym transparant farblos 透明',
  gold: 'gold gelbgold goldem dore oro zloty zlota zlote zlotym goud gouden 金 金色',
  silver: 'silver silber silbernem argent argento srebrny srebrna srebrne srebrnym zilver 银 银色',
  orange: 'orange arancione pomaranczowy pomaranczowym oranje 橙 橙色',
  grey: 'grey gray grau grauem gris grigio szary szarym grijs 灰 灰色',
  brown: 'brown braun braunem marron marrone brazowy brazowym bruin',
  purple: 'purple violett violet viola lila fioletowy fioletowym paars',
  pink: 'pink rosa rose rozowy rozowym roze',
  multi:
    'multi cmyk cmy bcmy kcmy multipack valuepack combopack rainbow mehrfarbig vierfarbig tricolor quadripack viererset',
  // One of the colours that are not black: `Color`, where no word names which.
  colour: 'colour color colored couleur couleurs colore kolor kolorowy kleur kleuren farbe farbig bunt 彩色',
})

export const KIND_WORDS: ReadonlyMap<string, SaidKind> = tableOf({
  toner:
    'toner toners tonerkartusche tonerkassette tonercartridge tonerkit tonermodul tonerpatrone lasertoner tonery tonera tonerem 碳粉 碳粉盒 硒鼓 墨粉 墨粉盒 碳粉套装',
  drum: 'drum drums drumunit trommel trommeln trommeleinheit bildtrommel fotoleiter tambour tamburo beben bebna bebnem imaging photoconductor photoconducteur fotoconduttore fotoprzewodnik beeldtrommel drumkit opc 鼓 鼓组件 感光鼓 成像鼓',
  tape: 'tape tapes labeltape label labels schriftband schriftbandkassette beschriftungsband etikett etiketten etikettenrolle ruban etiquette etiquettes nastro etichetta etichette tasma etykiet etykiety etykieta lettertape labeltapes 标签 标签带 标签带盒 色带',
  part: 'cartridge cartridges kartusche kartuschen patrone patronen kassette cassette cassettes cartouche cartouches cartuccia cartucce cassetta kaseta kasety kartridz wklad cartucho kit unit units einheit module modul roll rolle rouleau rotolo rolka 盒',
  other:
    'ink inks tinte tintenpatrone encre inchiostro tusz atrament inkt inktcartridge tinta fuser fixiereinheit fuserkit unite-four belt transfer waste resttoner resttonerbehalter staples heftklammern paper papier carta developer entwickler printhead druckkopf 墨水 墨盒 纸 定影',
})

/** They make a question of what is said: for, compatible, chip, no, instead, in the languages of the shop. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  split(
    'for fur fuer pour per dla do voor para 用于 适用 适用于 ' +
      'compatible compatibles compatibele kompatibel kompatible kompatibler kompatibilny kompatybilny kompatybilna kompatybilne compatibile compatibili compatibel zamiennik zamienniki 兼容 ' +
      'alternative alternativ alternatief alternativa equivalent aequivalent equivalente odpowiednik ersatz nachbau generic generique generico generico huismerk ' +
      'rebuilt rebuild remanufactured reman refill refilled recycled recycle wiederaufbereitet rigenerato rigenerata rigenerati regenerowany regenerowana reconditionne remanufacture gerefurbished esr ' +
      'replaces replace replacement ersetzt remplace sostituisce zastepuje vervangt instead statt anstatt lieu invece zamiast plaats vs versus like similar wie comme come jak ahnlich tipo ' +
      'no not non nicht kein keine keinen ohne without sans senza bez zonder geen niet nie pas nie nein nein except ausser 不 无 没有 ' +
      'chip chips puce puces 芯片 ' +
      'pelikan armor kmp katun gg ampertec emstar freecolor prindo jettec staples-eigenmarke',
  ),
)

/** Two or more in one box, which is another article than one alone. */
export const TWIN_WORDS: ReadonlySet<string> = new Set(
  split(
    'twin twinpack twinpacks doppelpack doppelpacks 2er zweier zweierpack 2er-pack duo duopack dual dualpack double doppia doppio dubbel dubbelpack dwupak podwojny 2pack 2-pack bipack xd 双包 双支装',
  ),
)

export const HIGH_YIELD_WORDS: ReadonlySet<string> = new Set(split('xl xxl hy hc xhy jumbo highyield 大容量 高容量'))
export const STANDARD_YIELD_WORDS: ReadonlySet<string> = new Set(
  split('standard std standardyield lowyield normalyield 标准 标准容量'),
)

/** They say nothing that tells one part from another. */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  split(
    'original originale originaux originaler originales originele origineel originell orginal oryginalny oryginalna oryginalne genuine authentic echt oem org orig new neu neuer nouveau nouvelle nuovo nowy nieuw 原装 正品 ' +
      'laser laserprint printer printers drucker imprimante imprimantes stampante stampanti drukarka drukarki druk impresora mfp 打印机 激光 ' +
      'of or and with the a an in und oder mit von der die das den et ou avec de du des le la les l d con di e ed il lo del della z ze i lub o met van een het y el 的 ' +
      'type typ tipo model modell modele modello ref reference referenz referenza referentie riferimento art artikel article articolo artykul nr nummer number numero numer num pn mpn sku code codice kod item bestellnr bestellnummer artikelnr artikelnummer artnr product produkt produit prodotto ean gtin barcode upc herstellernummer herstellernr partno partnumber part 型号 编号 货号 ' +
      'chipes chipped',
  ),
)

/** Samsung's names of the countries in which a part is sold: `MLT-D111S/ELS`. */
export const COUNTRY_WORDS: ReadonlySet<string> = new Set(split('els see xaa xel xar xsa xil'))
