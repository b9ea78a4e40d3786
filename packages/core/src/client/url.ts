/** Where a call goes. */
import type { Call } from '../contract'

type Values = Readonly<Record<string, unknown>>

export interface CallValues {
  params?: Values
  query?: Values
}

interface Base {
  /** Without slash at the end. */
  apiBase: string
  /** Other paths for calls the specification does not name. */
  paths: Readonly<Partial<Record<string, string>>>
}

/** Base, path with its parameters filled in, and the query; values that are not given are left out, empty ones are sent. */
export function buildUrl({ apiBase, paths }: Base, call: Call, { params, query }: CallValues): string {
  const pattern = (call.added && paths[call.name]) || call.path
  const path = pattern.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.append(key, String(value))
  }
  const text = search.toString()
  return `${apiBase}${path}${text && (path.includes('?') ? '&' : '?')}${text}`
}
