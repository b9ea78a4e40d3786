/** Shape of an element definition and of the elements made from it. */
import type { Shop } from '@cartwright/core'
import type { ComponentType } from 'react'
import type { ElementState } from '../primitives/report-state'
import type { Slots } from '../provider/element-slot'
import type { AttributeType } from './attributes'
import type { PartName } from './parts'

// biome-ignore lint/suspicious/noExplicitAny: parameters of any handler; `never[]` would lose the detail's type
type Handler = (...args: any[]) => unknown
type HandlerName<P> = { [K in keyof P & string]-?: NonNullable<P[K]> extends Handler ? K : never }[keyof P & string]
/** Names such as `title`, `lang` or `hidden` would replace what the browser has under them; `part` of the account does, on purpose. */
export type FreeName<P> = Exclude<keyof P & string, Exclude<keyof HTMLElement, 'part'>>

export type AttributeTable<P> = { readonly [K in FreeName<P>]?: AttributeType }
export type EventTable<P> = { readonly [K in HandlerName<P>]?: `cw-${string}` }

/** Names of the slots that the component has a place for; any where it does not say. */
type SlotName<P> = P extends { slots?: infer S } ? (NonNullable<S> extends Slots<infer N> ? N : never) : string

/** What an element can have the focus go to: see `ElementOptions.focus`. */
export type FocusTarget = 'field' | 'heading' | 'control' | 'box'

/** The object behind the methods of an element. */
export interface ElementControl {
  /** Makes it. @param prefix first part of the element's tag */
  create: (prefix: string) => object
  /** Names of what can be called. */
  methods: readonly string[]
  /** Names of what can be read. */
  values: readonly string[]
}

/** The box of an element on the page. */
export interface ElementBox {
  /** How the element stands on the page; default `block`. */
  display?: 'inline-block'
  /** Block size that the element has from its definition on, before anything is drawn in it; a CSS length. Default: that of what is drawn. */
  reserves?: string
  /** Css of the element itself besides: a rule for `:host`. */
  hostCss?: string
}

export interface ElementOptions<P, A extends AttributeTable<P>, K extends FreeName<P>, E extends EventTable<P>>
  extends ElementBox {
  /** Full tag with the default prefix: `cw-cart`. */
  tag: `cw-${string}`
  /** Draws the element; its props are the attributes, properties and events below. */
  component: ComponentType<P>
  /** Properties that are attributes as well; written in kebab-case there. Never reflected. */
  attrs?: A
  /** Properties for objects and functions; no attribute. */
  props?: readonly K[]
  /** Handlers of the component → events. They bubble, cross shadow roots and can be cancelled: then the handler returns false. */
  events?: E
  /**
   * What the element can be asked to do: made once for each, with the first part of its tag, and handed to the component as `control`.
   * Its methods and values are those of the element.
   */
  control?: ElementControl
  /**
   * Slots with what they are for, each with a place in the component. `failed` and `signed-out` follow from the states of these names;
   * `signed-out` is named where only a part of what is shown needs a sign-in.
   */
  slots?: { readonly [N in Exclude<SlotName<P>, 'failed'>]: string } & { readonly 'signed-out'?: string }
  /** States that it can be in, and no other ones; `states.ts` says what they mean. */
  states?: readonly ElementState[]
  /** Parts that can be styled from outside; `parts.ts` says what they are. */
  parts?: readonly PartName[]
  /**
   * What `focus()` goes to first: a field to enter something, the heading, something to press, or the box itself. Where that is not
   * drawn the next one of these. Default `heading`.
   */
  focus?: FocusTarget
  /**
   * It is a field of a form, whose value its component sets by `useFormField`; has the attributes `name` and `disabled`. With `kept` the shop
   * keeps the value: what a browser would restore of a page that was left is older.
   */
  form?: true | 'kept'
  /** A click on something that takes no focus focuses the first field: for elements that are one field. */
  delegatesFocus?: boolean
}

export interface ElementDefinition<P, A extends AttributeTable<P>, K extends FreeName<P>, E extends EventTable<P>> {
  /** As `defineElement` was given them. */
  readonly options: ElementOptions<P, A, K, E>
  /**
   * Registers the element. The first definition of a tag wins; a second one from another version is noted in the console.
   * @param prefix other first part of the tag: 'acme' registers acme-cart
   * @returns the tag
   */
  define(prefix?: string): string
}

// biome-ignore lint/suspicious/noExplicitAny: stands for every definition
export type AnyElementDefinition = ElementDefinition<any, any, any, any>

export interface ShopHolder {
  /** The one it was given, else of an ancestor (`provideShop`), else of the page. Assign one to give it. */
  get shop(): Shop
  set shop(shop: Shop | undefined)
}

/** Instance type of an element, by its definition. */
export type ElementOf<D> =
  D extends ElementDefinition<infer P, infer A, infer K, infer _E>
    ? HTMLElement & ShopHolder & { [N in (keyof A | K) & keyof P]?: P[N] } & MethodsOf<P>
    : never

/** What the `control` of a component offers, as the element has it. */
type MethodsOf<P> = P extends { control?: infer C | undefined } ? Omit<NonNullable<C>, 'attach' | 'name'> : unknown

/** Event types of an element, by its definition: event name → CustomEvent with the handler's first argument as detail. */
export type EventsOf<D> =
  D extends ElementDefinition<infer P, infer _A, infer _K, infer E>
    ? {
        [N in keyof E & keyof P as E[N] & string]: CustomEvent<
          NonNullable<P[N]> extends (detail: infer Detail, ...rest: never[]) => unknown ? Detail : undefined
        >
      }
    : never
