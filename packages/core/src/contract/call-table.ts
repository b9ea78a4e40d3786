/** The calls by name, for those that treat all of them alike: the server, the documentation, tests. A page names the calls it makes. */
import type { Call } from './call'
import * as features from './calls'

type Features = typeof features
type AnyCall = { [F in keyof Features]: Extract<Features[F][keyof Features[F]], Call> }[keyof Features]

/** `<feature>.<call>`, such as `cart.list`. */
export type CallName = AnyCall['name']

/** The description of the call `N`. */
export type CallNamed<N extends CallName> = Extract<AnyCall, { name: N }>

/** A file of a feature also holds the shapes of what its calls answer. */
const isCall = (value: object): value is Call => 'method' in value

const byName = Object.values(features).flatMap(feature =>
  Object.values<object>(feature)
    .filter(isCall)
    .map(call => [call.name, call]),
)

export const callTable = Object.fromEntries(byName) as { readonly [N in CallName]: CallNamed<N> }
