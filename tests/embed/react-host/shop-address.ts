/** Put there by the build of the host. */
declare const SHOP_URL: string

/** Where the shop of the host's supplier is. */
export const ADDRESS = { apiBase: `${SHOP_URL}/prod-api`, shopUrl: SHOP_URL }

/** The host's own server knows who is signed in. */
export async function getToken(): Promise<string | undefined> {
  const answer = await fetch('/cartwright-token', { method: 'POST' })
  if (!answer.ok) return undefined
  const { token } = (await answer.json()) as { token: string }
  return token
}
