export type ChangeKind = 'email' | 'password'
