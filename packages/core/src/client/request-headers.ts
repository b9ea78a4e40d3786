/**
 * Headers of every request to the shop. Without a token none of them needs a preflight.
 * @param language in which names of the shop are answered
 */
export const requestHeaders = (language: string, token: string | undefined): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
})
