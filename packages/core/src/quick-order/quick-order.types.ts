/** Quick order: a list of entered numbers and quantities, checked against the catalogue in a handful of calls. */
import type { BackOrderMode, NumberKind, ReadingStep, Sku } from '../contract'
import type { ShopError } from '../errors/shop-error'
import type { AmbiguousQuantity } from '../rules'
import type { WithStore } from '../with-store'

export type { AmbiguousQuantity } from '../rules'

/**
 * What a line is: `empty` nothing entered · `typing` being edited · `checking` sent to the server · `ready` one part, enough stock ·
 * `back-order` one part, short · `choose` several parts carry the number, or the text names several · `unknown` no part has it · `replaced` no longer sold ·
 * `quantity` the quantity is missing, unclear, or can mean two things: the buyer says it · `failed` the check did not get through, the line is kept.
 */
export type LineStatus =
  | 'empty'
  | 'typing'
  | 'checking'
  | 'ready'
  | 'back-order'
  | 'choose'
  | 'unknown'
  | 'replaced'
  | 'quantity'
  | 'failed'

export interface QuickOrderLine {
  /** Stays with the line while rows move. */
  key: string
  /** What was entered, as entered. */
  input: string
  /** 1 to 9999. */
  qty: number
  /** What the line waits for, see `LineStatus`. */
  status: LineStatus
  /** The part, once it is known. */
  part: Sku | undefined
  /** Which number of the part the text is; undefined while there is no part. */
  matchedBy: NumberKind | undefined
  /** How the text was read where it is not a number of the part as it stands; undefined where it is, and while there is no part. */
  reading: ReadingStep | undefined
  /** Parts to choose from (`choose`) or nearest ones (`unknown`). */
  candidates: readonly Sku[]
  /** What takes the place of a part that is no longer sold. */
  successor: Sku | undefined
  /** What the quantity may mean, while the buyer has not said it (`quantity`). */
  ambiguity: AmbiguousQuantity | undefined
  /** The text names several articles (`choose`): their numbers as they stand in it, to be lines of their own. */
  articles: readonly string[] | undefined
  /** The text in which number and quantity stood beside each other, until either is changed. */
  whole: string | undefined
  /** The text is the cell of a table whose quantity stood in another cell, until it is changed. */
  isCell?: true | undefined
  /** Price of the line at its quantity, account currency; undefined while there is no part. */
  price: number | undefined
  /** Price of one piece before discounts; undefined while there is no part, and without the right to see prices. */
  unitPrice: number | undefined
  /** Price of one piece at this quantity where it is below `unitPrice`, else null; undefined where that is. */
  discountPrice: number | null | undefined
}

/** The lines of a list, in their order. */
export type Lines = readonly QuickOrderLine[]

export interface QuickOrderSummary {
  /** Lines that hold something. */
  lines: number
  /** Lines that can be ordered and are in stock. */
  ready: number
  /** Lines whose part is to be chosen. */
  choose: number
  /** Unknown, replaced, ambiguous quantity, or failed. */
  fix: number
  /** Lines that can be ordered, and of which a part comes later. */
  backOrder: number
  /** Pieces and sum of the lines that can be ordered (`ready` and `back-order`). */
  pieces: number
  /** In the currency of the account; lines without a price count 0. */
  subtotal: number
}

export interface QuickOrderState {
  /** In the order of the screen; the last one is always empty. */
  lines: Lines
  /** Lines checked and lines to check, while a check is under way. */
  progress: { done: number; total: number } | undefined
  /** Why lines could not be checked; these are `failed`, and `retry` asks again. */
  error: ShopError | undefined
  /** There is a step that `undo` takes back. */
  canUndo: boolean
  /** There is a step that `redo` brings back. */
  canRedo: boolean
  /** How the order is to be shipped: what is there first, or all of it together. */
  backOrderMode: BackOrderMode
  /** The saved list that the lines belong to; null for none. */
  listId: number | null
}

/** What the strips below lines correct: quick order, the list of a visitor, or a list before it is added. */
export type CorrectedList = Pick<
  QuickOrder,
  'store' | 'pick' | 'fix' | 'fixAll' | 'setQuantity' | 'cutToStock' | 'removeLines' | 'setBackOrderMode' | 'retry'
>

/** How a pasted text or file was read; shown so that it can be corrected. */
export interface ParsedList {
  /** What stands between the columns. */
  delimiter: ',' | ';' | '\t' | ' '
  /** The first line names the columns and is none of the list. */
  hasHeader: boolean
  /**
   * What each column holds, by position: `number` names the article · `fallback` names it in rows where the column of the number is blank,
   * or holds what the catalogue does not know · `quantity` how many · `ignore` anything else.
   */
  columns: readonly ('number' | 'fallback' | 'quantity' | 'ignore')[]
  /** Columns that may name the article, by position, the likeliest first: the catalogue says which one does. Empty where only one can. */
  candidates: readonly number[]
  /** What the catalogue was asked about each column, and how much of it was found; missing for a column that it was not asked about. */
  proofs: readonly (ColumnProof | undefined)[]
  /**
   * Where the quantities come from: `known` from a column or from the words · `none` the list has numbers only, one piece each ·
   * `unsure` there are other columns and none is certainly the quantity, so that every line asks.
   */
  quantities: 'known' | 'none' | 'unsure'
  /**
   * Every line of the text that is neither blank nor a total; nothing is dropped. One with a `ambiguity` is asked about, even when its quantity can be read.
   * `whole` is the text in which number and quantity stood beside each other; `isCell` says that they stood in cells between tabs.
   */
  lines: readonly {
    input: string
    quantity: string
    row: number
    ambiguity?: AmbiguousQuantity
    whole?: string
    isCell?: true
  }[]
  /** Rows that hold the sum of others, such as `Total 1042`, and are no lines. */
  totals: readonly { row: number; text: string }[]
  /** The first lines of the text in their columns, to show how it was read. */
  rows: readonly (readonly string[])[]
}

/** How many cells of a column name an article of the catalogue. */
export interface ColumnProof {
  /** Cells that name an article, or several. */
  found: number
  /** Cells that the catalogue was asked about: a sample of a long list. */
  asked: number
}

/** How to read a list, where a person knows better than the guess. */
export type ListFormat = Partial<Pick<ParsedList, 'delimiter' | 'hasHeader' | 'columns'>>

export interface QuickOrder extends WithStore<QuickOrderState> {
  /**
   * Reads pasted text, CSV or TSV: delimiter, header, column roles guessed and proved by the catalogue, or as given. Adds nothing.
   * @throws {ShopError} `network` when the code of the reader does not arrive
   */
  parse(text: string, format?: ListFormat): Promise<ParsedList>
  /** Adds lines at a position (default: the first empty line) and checks them, 500 a call. More than 10,000 in all are refused with a message. */
  addText(text: string, at?: number): Promise<void>
  /** The same with what `parse` has read. */
  addParsed(list: Pick<ParsedList, 'lines'>, at?: number): Promise<void>
  /** Adds lines of a preview as they are: what is known of them is not asked again. Those whose check has not ended, or has failed, are checked. */
  addChecked(lines: Lines, at?: number): Promise<void>
  /** Puts what a text reads as in the place of a line: number and quantity, or several lines. */
  replaceLine(key: string, text: string): Promise<void>
  /** Shows these lines in place of all others, and checks those that are new; nothing of it can be undone. */
  showLines(lines: readonly Pick<QuickOrderLine, 'key' | 'input' | 'qty' | 'ambiguity' | 'whole'>[]): void
  /** Says to which saved list the lines belong, null for none: an order of them is noted there. */
  noteList(id: number | null): void
  /** While typing; the line is not checked yet. */
  edit(key: string, input: string): void
  /** The cell is left: the line is checked when its text changed. */
  commit(key: string): void
  /**
   * The text of the line was scanned. Where another line has the same text, that one counts up and this one is empty again, which one undo
   * takes back together with what was typed, and the reader is told; else it is a commit (decision 0105).
   * @returns whether another line has counted up
   */
  commitScan(key: string): boolean
  /** A part was picked from type-ahead or candidates. A quantity behind the number that was typed counts; other figures in the text are asked about. */
  pick(key: string, part: Sku): void
  /** Sets the quantity of a line as typed; a text that is no clear quantity makes the line ask (`quantity`). */
  setQuantity(key: string, entered: string | number): void
  /** A column of quantities, by key, as one step; blank ones change nothing. */
  setQuantities(entered: ReadonlyMap<string | undefined, string>): void
  /**
   * The one-key fix: nearest number, successor, available quantity, the first reading of an ambiguous quantity, or a line for each
   * article that the text names.
   */
  fix(key: string): void
  /** The same for several lines, as one step that undo takes back. */
  fixAll(keys: readonly string[]): void
  /** Lines of one article become one, with the pieces of all, as one step that undo takes back. */
  mergeEqual(): void
  /** Cuts a short line to what is in stock (ORD-014). */
  cutToStock(key: string): void
  /** Removes lines, as one step that undo takes back. */
  removeLines(keys: readonly string[]): void
  /** Inserts an empty line at a position, from 0. */
  insertLine(at: number): void
  /** Removes all lines, as one step that undo takes back. */
  clear(): void
  /** Takes back, or brings back, one step. */
  undo(): void
  /** Brings back the step that was taken back last; after another change there is none. */
  redo(): void
  /** Says how the order is to be shipped that is made of the lines. */
  setBackOrderMode(mode: BackOrderMode): void
  /** Asks again for the lines that failed. */
  retry(): Promise<void>
  /** Counts and sums of the lines as they are now; the same object until they change. */
  summary(): QuickOrderSummary
  /** First line after `key` that has to be fixed, around the end. */
  nextOpen(key: string | undefined): string | undefined
  /**
   * Takes lines out of the list that have gone into a cart, for good: bringing them back would add them twice. A saved list keeps them.
   * @param missing numbers that were not taken; their lines stay and are checked again
   */
  takeOut(lines: readonly QuickOrderLine[], missing?: ReadonlySet<string>): Promise<void>
  /** Puts the lines that are ready into the cart and takes them out of the list; the others stay. */
  addToCart(): Promise<void>
  /** Saves the list as a quick order (QO#) and returns the path of /order/confirm for it. */
  orderNow(): Promise<string>
}
