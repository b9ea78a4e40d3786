/**
 * The calls by name, what each takes and who may make it, for those that treat all of them alike: the server, the documentation, tests.
 * A page names the calls it makes, and imports none of this.
 */
import type * as v from 'valibot'
import type { Call } from './call'
import * as features from './calls'
import type { Pace, Policy } from './policy'
import type { CallInputs } from './schema'

type Features = typeof features
type FeatureName = keyof Features
/** Names under which a file of a feature exports calls. */
type Verb<F extends FeatureName> = {
  [K in keyof Features[F]]: Features[F][K] extends Call ? K : never
}[keyof Features[F]] &
  string
type AnyCall = { [F in FeatureName]: Features[F][Verb<F> & keyof Features[F]] }[FeatureName] & Call

/** `<feature>.<call>`, such as `cart.list`. */
export type CallName = AnyCall['name']

/** The description of the call `N`. */
export type CallNamed<N extends CallName> = Extract<AnyCall, { name: N }>

/** What stands beside the call `N` under its name and `Suffix`; unknown when there is nothing. */
type Beside<N extends CallName, Suffix extends string> = N extends `${infer F extends FeatureName}.${infer K}`
  ? Features[F] extends { readonly [B in `${K}${Suffix}`]: infer T }
    ? T
    : unknown
  : never

/** The schemas of what the call `N` takes; unknown when it takes nothing. */
export type InputOf<N extends CallName> = Beside<N, 'Input'>

/** Whether the body of a call is a list, or holds one at the top. */
type TakesList<N extends CallName> =
  InputOf<N> extends { readonly body: infer S extends v.GenericSchema } ? HoldsList<v.InferOutput<S>> : false
type HoldsList<B> = B extends readonly unknown[]
  ? true
  : B extends object
    ? true extends { [K in keyof B]-?: NonNullable<B[K]> extends readonly unknown[] ? true : false }[keyof B]
      ? true
      : false
    : false

/** A call is exported as its name says, and beside it stands its policy; where its body holds a list, that says the pace. */
type WithPolicies = {
  readonly [F in FeatureName]: { readonly [K in Verb<F>]: { readonly name: `${F}.${K}` } } & {
    readonly [K in Verb<F> as `${K}Policy`]: TakesList<`${F}.${K}` & CallName> extends true
      ? Policy & { readonly pace: Pace }
      : Policy
  } & { readonly [K in Verb<F> as `${K}Input`]?: CallInputs }
}
/** An input or a policy of no call. */
type Stray<F extends FeatureName> = Exclude<
  keyof Features[F] & `${string}${'Input' | 'Policy'}`,
  `${Verb<F>}${'Input' | 'Policy'}`
>
type WithoutStrays = { readonly [F in FeatureName]: { readonly [K in Stray<F>]: never } }

// Does this not compile, a call lacks its policy or has another name than its export, or an input or a policy has no call.
const files: Readonly<Record<string, Readonly<Record<string, object>>>> = features satisfies WithPolicies &
  WithoutStrays

const isCall = (value: object): value is Call => 'method' in value

/** What stands beside each call under its name and `suffix`, by the name of the call. */
const collect = (suffix: '' | 'Input' | 'Policy') =>
  Object.fromEntries(
    Object.values(files).flatMap(file =>
      Object.entries(file).flatMap(([verb, value]) => (isCall(value) ? [[value.name, file[`${verb}${suffix}`]]] : [])),
    ),
  ) as unknown

export const callTable = /* @__PURE__ */ collect('') as { readonly [N in CallName]: CallNamed<N> }

/** Who may make a call, by its name. */
export const policies = /* @__PURE__ */ collect('Policy') as { readonly [N in CallName]: Beside<N, 'Policy'> }

const inputs = /* @__PURE__ */ collect('Input') as Readonly<Partial<Record<CallName, CallInputs>>>

/** What the server takes for one call. */
export const inputsOf = (name: CallName): CallInputs => inputs[name] ?? {}
