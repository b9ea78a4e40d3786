/** Where a request comes from. */
import type { AppContext } from './context'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Address of the other end of the connection. Forwarding headers are not believed: anybody can write them, and they
 * decide how fast someone may try passwords.
 */
export function clientIp(c: AppContext): string {
  const address = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  return IPV4_IN_IPV6.exec(address)?.[1] ?? address
}
