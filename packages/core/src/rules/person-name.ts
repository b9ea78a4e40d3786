/** Names of an account, as the accounts of a company show them to each other. */
export interface NamedAccount {
  /** What the account signs in with; names the person where nothing else does. */
  userName: string
  /** Empty or missing where it is not known. */
  firstName?: string | undefined
  /** Empty or missing where it is not known. */
  lastName?: string | undefined
}

/** First and last name of the person, else the user name. Page, paper and mail name a person by it. @source LAY-016 */
export function personName({ userName, firstName = '', lastName = '' }: NamedAccount): string {
  return [firstName.trim(), lastName.trim()].filter(Boolean).join(' ') || userName
}

/**
 * Up to two letters for the picture of a person: of first and last name, else of the parts of the user name. The last name counts from
 * its first capital letter on, because "de Wit" is filed under W.
 */
export function personInitials({ userName, firstName = '', lastName = '' }: NamedAccount): string {
  const surname = /\p{Lu}.*/u.exec(lastName)?.[0] ?? lastName
  const parts = firstName.trim() || surname.trim() ? [firstName.trim(), surname.trim()] : userName.split(/[\s._-]+/)
  return parts
    .filter(Boolean)
    .slice(0, 2)
    .map(part => [...part][0]?.toUpperCase())
    .join('')
}
