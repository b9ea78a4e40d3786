import type { Client } from '@cartwright/core'
import { calls } from '@cartwright/core'
import type { CallResult } from '@cartwright/core/contract'
import { useEffect, useMemo, useState } from 'react'
import { countryName } from '../provider/country-name'
import { useI18n, useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'

type Read<T> = (client: Client, signal: AbortSignal) => Promise<readonly T[]>

const readCountries: Read<CallResult<'site.countries'>[number]> = (client, signal) =>
  client.call(calls.site.countries, undefined, { signal, silent: true })
const readStates: Read<CallResult<'site.states'>[number]> = (client, signal) =>
  client.call(calls.site.states, undefined, { signal, silent: true })

/** Countries of the shop, for an address: named and sorted in the language of the page. */
export function useCountries(): readonly CallResult<'site.countries'>[number][] {
  const language = useStore(useI18n().store, state => state.language)
  const known = useChoices(readCountries)
  return useMemo(
    () =>
      known
        .map(country => ({ ...country, name: countryName(country.countryIso2, language, country.name) }))
        .sort((a, b) => a.name.localeCompare(b.name, language)),
    [known, language],
  )
}

/** States of all countries, for an address. */
export const useStates = () => useChoices(readStates)

/** Empty until they are known, and when they cannot be had: an address can be typed. */
function useChoices<T>(read: Read<T>): readonly T[] {
  const { client } = useShop()
  const [choices, setChoices] = useState<readonly T[]>([])
  useEffect(() => {
    const question = new AbortController()
    read(client, question.signal).then(
      known => !question.signal.aborted && setChoices(known),
      () => undefined,
    )
    return () => question.abort()
  }, [client, read])
  return choices
}
