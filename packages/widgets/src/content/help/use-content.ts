/** Reads texts of the server in the language of the moment. */
import type { CallResult, Client } from '@cartwright/core'
import { calls } from '@cartwright/core'
import { useCallback, useEffect, useState } from 'react'
import { useI18n, useShop } from '../../provider/shop-provider'
import { useStore } from '../../provider/use-store'

/** What is asked for: whose site, and in which language. */
export interface ContentQuery {
  language: string
  orgId: number
}

export interface Content<T> {
  status: 'loading' | 'ready' | 'failed'
  rows: readonly T[]
  reload: () => void
}

/** @param read makes the call; define it outside of the component, or memoise it */
export function useContent<T>(
  read: (client: Client, query: ContentQuery, signal: AbortSignal) => Promise<readonly T[]>,
): Content<T> {
  const { client, sites } = useShop()
  const i18n = useI18n()
  const language = useStore(i18n.store, state => state.language)
  const orgId = useStore(sites.store, state => state.orgId)
  const [turn, setTurn] = useState(0)
  // Kept with what was asked, so that an answer to something else is never shown.
  const [content, setContent] = useState<Omit<Content<T>, 'reload'> & { read: typeof read; turn: number }>()
  useEffect(() => {
    const stop = new AbortController()
    const answer = (status: 'ready' | 'failed', rows: readonly T[]) => {
      if (!stop.signal.aborted) setContent({ status, rows, read, turn })
    }
    read(client, { language, orgId }, stop.signal).then(
      rows => answer('ready', rows),
      () => answer('failed', []),
    )
    return () => stop.abort()
  }, [client, read, language, orgId, turn])
  const reload = () => setTurn(turn + 1)
  // The text of another language or site stays until the new one is there.
  if (content?.read === read && content.turn === turn) return { status: content.status, rows: content.rows, reload }
  return { status: 'loading', rows: [], reload }
}

/** Texts of a type, such as `terms` (API-039). */
export const useDeclarations = (type: string): Content<CallResult<'content.declarations'>[number]> =>
  useContent(
    useCallback(
      (client: Client, query: ContentQuery, signal: AbortSignal) =>
        client.call(calls.content.declarations, { query: { ...query, type } }, { signal, silent: true }),
      [type],
    ),
  )
