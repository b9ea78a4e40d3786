/** Filters of a list that the account has given names. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SavedView, ViewedList } from '../contract'
import * as savedViewsCalls from '../contract/saved-views'
import { sessionSettled } from '../listing/catalogue-context'
import { watchAccount } from '../session/watch-account'
import type { Shop } from '../shop.types'

export interface SavedViews {
  /** By name; empty until they are read, and where they cannot be. */
  store: StoreApi<{ views: readonly SavedView[] }>
  /** In the place of one with the same name. @throws ShopError */
  save(name: string, filter: Readonly<Record<string, string>>): Promise<void>
  /** Gives a view another name. @throws ShopError also where another view has the name */
  rename(id: number, name: string): Promise<void>
  /** Has the list open with a view, or no longer. @throws ShopError */
  openFirst(id: number, isFirst: boolean): Promise<void>
  /** Deletes a view. @throws ShopError */
  remove(id: number): Promise<void>
  /** Stops what is under way, and no longer follows the account. */
  destroy(): void
}

export function createSavedViews({ client, session }: Pick<Shop, 'client' | 'session'>, list: ViewedList): SavedViews {
  const store = createStore<{ views: readonly SavedView[] }>(() => ({ views: [] }))
  const asking = new AbortController()

  async function load(): Promise<void> {
    await sessionSettled(session, asking.signal)
    if (asking.signal.aborted || !session.store.getState().isSignedIn) return
    // A list is of use without its views.
    const views = await client
      .call(savedViewsCalls.list, { query: { list } }, { signal: asking.signal, silent: true })
      .catch(() => undefined)
    if (views && !asking.signal.aborted) store.setState({ views })
  }

  const change = async (id: number, body: { name?: string; isFirst?: boolean }) =>
    store.setState({ views: await client.call(savedViewsCalls.change, { params: { id }, body }) })

  const stop = watchAccount(session, () => {
    store.setState({ views: [] })
    void load()
  })
  void load()

  return {
    store,
    async save(name, filter) {
      store.setState({
        views: await client.call(savedViewsCalls.save, { body: { list, name, filter: { ...filter } } }),
      })
    },
    rename: (id, name) => change(id, { name }),
    openFirst: (id, isFirst) => change(id, { isFirst }),
    async remove(id) {
      await client.call(savedViewsCalls.remove, { params: { id } })
      store.setState(({ views }) => ({ views: views.filter(view => view.id !== id) }))
    },
    destroy: () => {
      asking.abort()
      stop()
    },
  }
}
