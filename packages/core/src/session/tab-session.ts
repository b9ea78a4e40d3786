/**
 * Where a sign-in with a password is kept on the page of a host: in the tab. A cookie would belong to the host, whose server would
 * receive the token with every request. New tabs ask the others, so the sign-in ends with the last of them.
 */
import type { Broadcast } from '../client/broadcast.types'
import type { ShopStorage } from '../shop.types'
import { pageStorage } from '../storage/host'
import { webStorage } from '../storage/storage'
import { TAB_TOKEN, tokenOfTab } from '../storage/tab-token'

/** How long a new tab waits for one that is signed in. */
const ASK_TABS_MS = 150

/** Topics of the broadcast: a new tab asks, one that is signed in answers, and a tab tells what it has changed. */
const WANTED = 'token-wanted'
const FOUND = 'token-found'
const CHANGED = 'token'

/** A storage for one value, the token, whatever its name. */
export interface TabSession extends ShopStorage {
  /** Takes over the token of another tab, where this browser has one that is signed in. Waits 150 ms at most. */
  find(): Promise<void>
}

/** @param suffix see `hostSuffix` */
export function tabSession(suffix: string, broadcast: Broadcast): TabSession {
  const tab = tokenOfTab(suffix)
  /** Says to new tabs that there is someone to ask; it holds no secret. */
  const marker = webStorage(pageStorage('localStorage'), suffix)
  /** Where the reader lets nothing be kept, the token lasts as long as the page. */
  let held: string | undefined
  const read = () => tab.get(TAB_TOKEN) ?? held
  const keep = (token: string | undefined) => {
    held = token
    if (token === undefined) {
      tab.remove(TAB_TOKEN)
      marker.remove('cw-signed-in')
    } else {
      tab.set(TAB_TOKEN, token)
      marker.set('cw-signed-in', '1')
    }
  }
  broadcast.subscribe(WANTED, () => {
    const token = read()
    if (token !== undefined) broadcast.post(FOUND, token)
  })
  broadcast.subscribe(CHANGED, token => keep(typeof token === 'string' ? token : undefined))
  return {
    get: read,
    set: (_name, token) => {
      keep(token)
      broadcast.post(CHANGED, token)
    },
    remove: () => {
      keep(undefined)
      broadcast.post(CHANGED, null)
    },
    find: async () => {
      if (read() !== undefined || marker.get('cw-signed-in') === undefined) return
      await new Promise<void>(resolve => {
        const done = (token?: unknown) => {
          if (typeof token === 'string') keep(token)
          clearTimeout(timer)
          stop()
          resolve()
        }
        const stop = broadcast.subscribe(FOUND, done)
        const timer = setTimeout(done, ASK_TABS_MS)
        broadcast.post(WANTED)
      })
      // No tab is left that is signed in.
      if (read() === undefined) marker.remove('cw-signed-in')
    },
  }
}
