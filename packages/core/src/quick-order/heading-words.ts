/** What the headings of a list say, in the languages that buyers write them in. */
import { isPieceWord } from '../rules'

/**
 * `ordered` how many are ordered, said in full: `Order qty` · `quantity` how many · `order` says order without saying what of it,
 * and is the quantity only over numbers that look like it · `maybe` how many, of something that we do not know: `Qty returned` ·
 * `never` another figure: stock, price, delivered, minimum, line, contents of a pack · `number` names the article ·
 * `unknown` says nothing we know.
 */
export type Heading = 'ordered' | 'quantity' | 'order' | 'maybe' | 'never' | 'number' | 'unknown'

const words = (...lists: string[]) => lists.join(' ').split(' ')

/*
 * Stems, compared without accents and signs. A stem of five letters or more counts anywhere in a word, because German, Dutch and
 * the languages of the north write compounds (Bestellmenge, Restbestand); one of four begins a word; a shorter one, or one with
 * an equals sign, is the whole word.
 */

/** How many: quantity, amount of pieces, number of. */
const QUANTITY = words(
  'qty qtys quant quantities pcs pieces units many howmuch count=',
  'menge anzahl anz stuck stueck stuckzahl stueckzahl stk stck wieviel einheiten ordermenge',
  'aantal aant hoeveel stuks',
  'qte qtes qtt nb nbre nbr nombre unites combien pces',
  'qta qtadaordinare pezzi pz quanti quante',
  'ilosc ilosci liczba sztuk sztuki szt sztuka ile il',
  'cantidad cant cantidades unidades uds ctd cuantos quantidade qtd qtde quantos',
  'mnozstvi pocet mnozstvo kusu kusy kolik ks',
  'antal antall mange stykk mangd maengde kpl maara kappale',
  'darab mennyiseg db hany kolicina kosov komada kom cantitate buc bucati',
  'kiekis vnt daudzums skaits kogus hulk kolvo',
  'количество колво штук шт кількість брой бр ποσοτητα ποσ τεμαχια τεμ adet miktar',
  '数量 件数 个数 個数 订货量 订购量 需求量 採购量 采购量 注文数 発注数 수량',
)

/** Order, to order, wanted, needed. */
const ORDER = words(
  'order orders ordered toorder reorder required require reqd req needed need needs wanted want demand request requested buy amount amt ord=',
  'best= bestell bestellt bestellung auftrag bedarf gewunscht wunsch gew benotigt nachbestell',
  'bestel besteld nodig gewenst',
  'commande commander cde cdee cmde acommander besoin souhait demande voulu',
  'ordine ordini ordinare ordinat daordinare fabbisogno richiest num',
  'zamow zamawian zam zamowienie zamowienia potrzeba zapotrzebowanie',
  'pedido pedid pedir solicitad encomend necesid necessid',
  'objednavka objednat objednan rendel rendeles narocilo narudzba comanda uzsakym pasutit pasutij tellimus',
  'bestilling bestill bestilt bestall beställ tilaus',
  'заказ замовлення поръчка παραγγελια siparis',
  '订单 订购 订货 采购 注文 発注 주문',
)

/** Figures that are never the quantity. */
const NEVER = words(
  // Stock and what is on its way.
  'stock stocks inventory onhand available availab avail warehouse onorder incoming',
  'ist= lager bestand vorrat verfug lieferbar inventar inbestellung frei',
  'voorraad magazijn beschikbaar',
  'dispo disponib enstock entrepot encommande',
  'giacenza giacenze magazzino esistenza scorta scorte',
  'stan stany stanu stanie magazyn dostepn zapas',
  'existencia existencias almacen estoque armazem stoc',
  'sklad zasoba zasoby keszlet raktar zaloga zaliha sandeliu noliktava laos varasto lagersaldo saldo beholdning tilgjengelig tillgang',
  'склад остаток остатки наличие запас αποθεμα stok mevcut',
  '库存 存货 现货 可用 在庫 残高 재고',
  // Money.
  'price cost value total subtotal discount vat tax sum net gross eur usd gbp',
  'preis kosten betrag summe gesamt rabatt mwst ust netto brutto wert',
  'prijs bedrag totaal korting btw kosten',
  'prix montant remise tva cout tarif',
  'prezzo importo sconto iva totale costo',
  'cena ceny cene cenie kwota suma wartosc rabat',
  'precio importe descuento preco valor desconto',
  'castka sleva ar ara egysegar osszeg kaina cenas hind hinta pris popust cijena pret',
  'цена стоимость сумма ціна τιμη fiyat tutar',
  '价 金额 価格 単価 가격 금액',
  // Delivered, open, past.
  'delivered shipped received invoiced reserved allocated outstanding backorder remaining rest open sold sales used usage consumption last previous prev average avg history ytd',
  'geliefert versandt versendet erhalten berechnet reserviert ruckstand offen offene offener verkauft verbrauch letzte vorjahr durchschnitt liefermenge',
  'geleverd verzonden ontvangen gereserveerd openstaand verkocht verbruik laatste vorige',
  'livre livree livres expedie recu facture reserve reliquat restant vendu consommation dernier derniere',
  'consegnat spedit ricevut fatturat riservat inevaso inevasi residu vendut consumo ultimo ultima',
  'dostarczon wyslan otrzyman zafakturowan zarezerwowan zalegl sprzedan zuzycie ostatni poprzedni',
  'entregad enviad recibid facturad reservad pendiente vendid entregue recebid faturad',
  'dodano dodane dodan dorucen odeslan szallitott atvett levererad levert leveret toimitettu skickad',
  'отгружено доставлено продано παραδοθ teslim',
  '已发 已交 已送 交货 出荷 納品 売上 납품',
  // Limits.
  'purchase min minimum minimal minimo minima minim mindest moq max maximum maximal maximo massimo hochst limit',
  '最小 最低 起订 最大 최소',
  // Contents of a pack, units.
  'pack packs package packing packaging box boxes case carton cartons inner outer unit= uom um me',
  'verpackung packung karton kartons vpe ve einheit inhalt gebinde',
  'verpakking eenheid doos per',
  'conditionnement colis boite unite= emballage',
  'confezione imballo unita= scatola',
  'opakowan opak jednostka jm',
  'embalaje caja unidad= unidade= embalagem caixa',
  '包装 单位 単位',
  // Places in the list, sizes, dates.
  'pos position positions line lines row lfd zeile lp regel ligne riga rij linea posten index seq',
  'page pages yield weight width length size seite seiten gewicht breite reichweite poids peso waga gewichten pagina pagine',
  'date datum data fecha termin delivery day days week weeks month year jahr monat woche tage eta dlugosc rok',
  'room floor building raum etage gebaude kostenstelle ruimte kamer bureau salle stanza pokoj rack shelf regal fach plaats phone tel zip postcode plz year age id score rank rating priority prio',
  '日期 行号 序号 页 重量',
)

/** What the article is, in words: no figure of the line belongs to it. */
const DESCRIPTION = words(
  'description descr name= bezeichnung bez= beschreibung omschrijving benaming naam=',
  'designation libelle descriptif nom= descrizione denominazione nome= opis= nazwa nazwy',
  'descripcion descricao beskrivning beskrivelse benamning betegnelse popis= nazev leiras kuvaus',
  'описание наименование название опис назва 名称 品名 描述 说明',
)

/** What may stand between the words of a quantity without changing what it counts. */
const FILLERS = words(
  'a an the of in to be for how no n nr num number you your our please',
  'bitte von zu zum in der die das den ihre je und',
  'de des du d la le les a en et l vos votre',
  'di da del della il lo i per te het een van uw',
  'do w z na o q ta vo',
)
/** What inflection adds to a stem of five letters or more: Bestellung, zamówiona, commandée. */
const ENDING_LETTERS = 4

/** Words that make any heading the name of a code, where they stand last: Stock code, Lager-Nr. */
const CODE = words(
  'code codes no nr nummer number num sku kod koda cod codice codigo ref reference numero numer cislo nro ean gtin barcode id id',
)
/** `Number of pieces`, `N. pezzi`: a number word in front of what is counted. */
const COUNT_OF = words('n no nr num number nb nbre numero nombre numer liczba of di de d z von van')

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')

interface Stems {
  whole: ReadonlySet<string>
  beginnings: readonly string[]
  parts: readonly string[]
}

/** Chinese, Japanese and Korean write no blanks: a word of theirs counts wherever it stands. */
const IS_UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

function stems(list: readonly string[]): Stems {
  const whole = new Set(list.map(stem => plain(stem.replace('=', ''))))
  const all = [...new Set(list.filter(stem => !stem.endsWith('=')).map(plain))]
  return {
    whole,
    beginnings: all.filter(stem => stem.length === 4 && !IS_UNSPACED.test(stem)),
    parts: all.filter(stem => stem.length >= 5 || IS_UNSPACED.test(stem)),
  }
}

const STEMS = {
  quantity: stems(QUANTITY),
  order: stems(ORDER),
  never: stems(NEVER),
  code: new Set(CODE),
  description: stems(DESCRIPTION),
}

const says = ({ whole, beginnings, parts }: Stems, word: string): boolean =>
  whole.has(word) || beginnings.some(stem => word.startsWith(stem)) || parts.some(stem => word.includes(stem))

/** The squashed beginnings of names of the article; see `headingOf`. */
const NUMBER_WORD =
  /^(our|your|my|n|customer|kunden|ihre|vendor|supplier|manufacturer)?(part|num[bm]?er|no$|nr($|kat|art)|sku|pn$|mpn|oem|item|arti[ck]|artn[ro]|cod|produ[ck]t|ean|gtin|barcode|material|bestelln|bestellc|teile|ref|rif|inde[kx]|kod|symbol)|编号|料号|型号|货号/

/** What a heading says. A figure in it (`Qty 2024`, `Stock 31.12.`) leaves open what is counted, and makes nothing else of a stock. */
export function headingOf(cell: string): Heading {
  const tokens = plain(cell).match(/[\p{L}]+/gu) ?? []
  if (tokens.length === 0) return 'unknown'
  const squashed = tokens.join('')
  const last = tokens.at(-1) ?? ''
  const isCode = (STEMS.code.has(last) && last !== 'num') || /(?:nummer|numer|number|nr)$/.test(squashed)
  const isCounting = tokens.length > 1 && COUNT_OF.includes(tokens[0] ?? '')
  if (isCode && (tokens.length > 1 || last.length > 2)) return 'number'
  const isQuantity = tokens.some(word => says(STEMS.quantity, word)) || STEMS.quantity.whole.has(squashed)
  if (tokens.some(word => says(STEMS.never, word)) || says(STEMS.never, squashed)) {
    // "Order qty (min. 1)" and "Qty in stock" alike: a figure that is not clearly the order is no quantity.
    return NUMBER_WORD.test(squashed) && !isCounting && !isQuantity && isName(tokens) ? 'number' : 'never'
  }
  const isOrder = tokens.some(word => says(STEMS.order, word))
  if (isQuantity) {
    const isClear = !/\p{Nd}/u.test(cell) && (STEMS.quantity.whole.has(squashed) || tokens.every(isUnderstood))
    return isClear ? (isOrder ? 'ordered' : 'quantity') : 'maybe'
  }
  if (NUMBER_WORD.test(squashed) && squashed !== 'num') return 'number'
  // "Order 4711" is the name of one.
  if (isOrder && !/\p{Nd}/u.test(cell)) return 'order'
  return 'unknown'
}

/** What a title says: "purchase order" is "order". Alone "purchase" is a limit, as in "Minimum purchase". */
export const titleOf = (text: string): string => text.replace(/\bpurchase (?=order)/i, '')

/** `Omschrijving`, `Description`, `Bezeichnung`: the column holds words. */
export const isDescriptionWord = (word: string): boolean =>
  says(STEMS.description, (plain(word).match(/\p{L}+/gu) ?? []).join(''))

const BARE_NUMBER = words('n no nr num number nummer numer numero nro cislo')

/** `Nr.`, `No.`, `Number` alone may be the name of the article, the line, or how many. */
export const isBareNumberWord = (heading: string): boolean =>
  BARE_NUMBER.includes((plain(heading).match(/\p{L}+/gu) ?? []).join(''))

/** How likely a heading of the kind `number` names the article: a name of it · its barcode · a number of something else, such as the order. */
export function likelihoodOfName(heading: string): 2 | 1 | 0 {
  const tokens = plain(heading).match(/\p{L}+/gu) ?? []
  const squashed = tokens.join('')
  if (/^(?:ean|gtin|barcode)/.test(squashed)) return 1
  if (isBareNumberWord(heading) || !NUMBER_WORD.test(squashed)) return 0
  // `Your ref`, `Numer zamówienia`: the buyer's own number, and that of the order.
  const isOfOrder = tokens.slice(1).some(token => says(STEMS.order, token))
  return isOfOrder || /^(?:our|your|ihre?|votre|vos(?:tro|tra)?|nostr[oa]|wasz)ref/.test(squashed) ? 0 : 2
}

/** `Alternative`, `Ersatz für`, `Replaces`: the column names an article, and not the one that is ordered. */
export const namesOtherArticle = (heading: string): boolean =>
  /altern|ersatz|ersetz|nachfolg|vorgang|replac|supersed|substit|remplac|sostitu|zamienn|zastep|vervang|sustitu|compatib|kompatib|successor|predecessor|instead|statt|\b(?:old|alt|oud|ancien|vecchio|stary)\b/.test(
    plain(heading),
  )

/** A word of which every part says how many, or order. */
function isUnderstood(word: string): boolean {
  if (FILLERS.includes(word) || isPieceWord(word)) return true
  return [STEMS.quantity, STEMS.order].some(({ whole, beginnings, parts }) => {
    if (whole.has(word)) return true
    const stem = beginnings.find(one => word.startsWith(one)) ?? parts.find(one => word.includes(one))
    if (stem === undefined) return false
    const at = word.indexOf(stem)
    const [before, behind] = [word.slice(0, at), word.slice(at + stem.length)]
    return (before === '' || isUnderstood(before)) && (behind.length <= ENDING_LETTERS || isUnderstood(behind))
  })
}

/** `Index`, `Material` and the like are names of the article though they may count lines elsewhere. */
const isName = (tokens: readonly string[]) => tokens.length === 1 && /^(inde[kx]|item|id)/.test(tokens[0] ?? '')
