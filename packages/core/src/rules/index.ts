/** What client and server must agree on: pure, without store, fetch or clock. */

export { toMailAddress } from '../contract/mail-address'
export { QUANTITY_MAX, QUANTITY_MIN } from '../contract/quantity-bounds'
export {
  ACCOUNT_PARTS,
  type AccountPartName,
  type AccountReader,
  firstAccountPart,
  hasAccountPart,
  mayOpenAccountPart,
} from './account-parts'
export {
  isBelowCompanyPrice,
  marginOf,
  PERCENT_MAX,
  PERCENT_MIN,
  ROUNDING_STEPS,
  ROUNDINGS,
  type Rounding,
  readPercent,
  ruledPrice,
} from './account-price'
export { isMainAccount } from './account-roles'
export { type AddedLine, addUp } from './add-up'
export { bucketOf, dayOfEntry, daysOfGroup, overdueDays, readAging } from './aging'
export { apportion, nextShare } from './apportion'
export { cartTotal } from './cart'
export { cityLine } from './city-line'
export { restOfSet, type SetPart } from './colour-set'
export { costOfPages, discountShare } from './compare-prices'
export { type AddressRule, addressDoubts, addressNeed, addressRule, needsPostcode, type PlaceField } from './countries'
export { type CsvRow, type CsvTable, readCsv } from './csv'
export { toCsv, UTF8_MARK } from './csv-cell'
export { readCsvList } from './csv-list'
export { maySetCustNumber } from './cust-number'
export { damageOf } from './damaged-cell'
export { addDays, dayIn, daysBetween, dueDay, isTimeZone, momentOf, timeIn, zoneName } from './due-date'
export { isMailAddress } from './e-mail-address'
export {
  EMBED_COMPONENT_NAMES,
  EMBED_COMPONENTS,
  type EmbedComponent,
  isEmbedComponent,
  permissionsUnder,
  rightsOf,
} from './embed-components'
export { isEmbedOrigin } from './embed-origin'
export {
  CODE_MINUTES,
  hasAddressee,
  hasDigit,
  isEmail,
  isPassword,
  isPublishedPassword,
  PASSWORD_MIN,
  type PasswordStrength,
  passwordLength,
  passwordStrength,
} from './fields'
export {
  DOCUMENT_LIMITS,
  endingOf,
  type FileLimits,
  type FileProblem,
  fileProblem,
  ORDER_FILE_LIMITS,
  PICTURE_PIXELS_MAX,
  RETURN_FILE_LIMITS,
  RETURN_FILES_MAX,
} from './file'
export {
  creditedVat,
  type DocumentParts,
  type InvoiceSums,
  invoiceSums,
  partOfLine,
  type SummedLine,
  type VatGroup,
} from './invoice-sums'
export { leftOfLine, leftOfOrder } from './left-of-order'
export { percent, percentSaved, round2, sum, times } from './money'
export { nearestName } from './nearest-name'
export { isNumeral, isPackWord } from './pack-words'
export { normalizeNumber } from './part-number'
export { ADMIN_ROLE, DEFAULT_ROLE, hasPermission, hasRole, PERMISSION, WILDCARD } from './permissions'
export { type NamedAccount, personInitials, personName } from './person-name'
export { isPhoneNumber } from './phone-number'
export { isPieceWord } from './piece-words'
export { toPlainText } from './plain-text'
export { discountPriceAt, effectivePrice, linePrice, type PartPrices } from './price'
export {
  orderProgress,
  type PendingPieces,
  type ProgressFacts,
  type ProgressSentenceWords,
  type ProgressSums,
  progressSentence,
  progressSums,
  returnsWait,
} from './progress'
export {
  isDay,
  piecesInReach,
  promiseLine,
  type Shipment,
  type Supply,
  shipmentsOf,
  supplyOf,
} from './promise'
export { promisesGone } from './promises-gone'
export {
  type AmbiguousQuantity,
  isQuantityText,
  mayBeQuantity,
  type QuantityReading,
  readCount,
  readField,
  readNumber,
  readQuantity,
  readTyped,
  toQuantity,
} from './quantity'
export { readPrice } from './read-price'
export {
  answerDay,
  comesBack,
  isNeverArrived,
  isOrderReturnable,
  isQualityReason,
  mayBePart,
  OTHER_FORWARDER,
  type ReportedPieces,
  type ReturnableFacts,
  type ReturnablePart,
  type ReturnEntry,
  reportDeadline,
  returnBlocks,
  returnDeadline,
  returnFormProblems,
  returnLineKey,
  returnProblems,
  sendsGoods,
} from './returns'
export {
  arrivalDays,
  compareWhen,
  isInStock,
  leaveOn,
  orderKind,
  otherWarehouseDay,
  promiseOrder,
  restOf,
  summaryOf,
} from './shipments'
export { formatTaxNumber, formatVat, isSdi, isTaxCode, isVat } from './tax-numbers'
export { decodeText, encodingOf, isTextFile, TEXT_ENCODINGS, type TextEncoding } from './text-encoding'
export { type Supplied, VAT_CATEGORIES, type VatCategory, type VatTreatment, vatTreatment } from './vat'
