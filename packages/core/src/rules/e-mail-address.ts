/** E-mail addresses as mail servers take them; the confirmation dialogue takes fewer (CONF-010). */

/** A part of a domain; in any script, because registries sell those names too. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const ADDRESS = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@(?:${LABEL}\\.)+${LABEL}$`, 'u')

/**
 * The address pattern of the HTML standard, with a dot in the domain and with domains in any script. No comma, blank or bracket passes:
 * one address stays one recipient. Linear in the length of the text.
 * @source VAL-003
 */
export const isMailAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text)
