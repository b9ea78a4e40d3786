import { isObject } from '../contract/is-object'
import type { ShopError } from './shop-error'

/** The right that the key of the page does not give, such as `finance`, of a call that was refused for it; undefined for every other failure. */
export const missingRight = ({ kind, at }: ShopError): string | undefined =>
  kind === 'forbidden' && isObject(at.data) && typeof at.data.right === 'string' ? at.data.right : undefined
