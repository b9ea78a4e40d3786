/** Where a request comes from. */
import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { AppContext, AppEnv } from './context'
import type { Deps } from './handler'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Address of the client. It decides how fast someone may try passwords, and anybody can write a forwarding header: of
 * X-Forwarded-For only what our own proxies have added at its end is believed.
 * @param proxies how many of them stand in front of the shop; with 0 it is the other end of the connection
 */
export function clientIp(c: AppContext, proxies: number): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim())
  const claimed = proxies > 0 ? forwarded.at(-proxies) : undefined
  return plain(claimed && isIP(claimed) ? claimed : peer)
}

/**
 * Logs `proxy.untrusted`, once, when a forwarding header arrives that is not believed: behind a proxy all visitors then share one
 * address, and with it their limits.
 */
export function reportUntrustedProxy({ trustProxy, log }: Pick<Deps, 'trustProxy' | 'log'>): MiddlewareHandler<AppEnv> {
  let isReported = trustProxy > 0
  return (c, next) => {
    if (!isReported && c.req.header('x-forwarded-for') !== undefined) {
      isReported = true
      log.error('proxy.untrusted', {
        remedy:
          'X-Forwarded-For arrives, but TRUST_PROXY is not set: all visitors share one address. Set it to the number of proxies.',
      })
    }
    return next()
  }
}

const plain = (address: string) => IPV4_IN_IPV6.exec(address)?.[1] ?? address

/**
 * What rate limits count by: the address, of IPv6 the /64 prefix, since one customer of a provider has at least that many.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
