/**
 * Custom elements from components, on top of @r2wc/react-to-web-component. That package is frozen at the version whose
 * behaviour the browser tests beside this file pin down; its state is reached through its registered symbols.
 */
import type { Language, Shop } from '@cartwright/core'
import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { DocumentContext } from '../primitives/owner-document'
import type { ElementState } from '../primitives/report-state'
import { BeforeWords } from '../provider/before-words'
import type { ElementHost } from '../provider/element-host'
import { Granted } from '../provider/for-host'
import { HostedShop } from '../provider/hosted-shop'
import { ShopProvider } from '../provider/shop-provider'
import { useShownLanguage } from '../provider/use-shown-language'
import { useStore } from '../provider/use-store'
import { joinSheets, leaveSheets } from '../styles/sheet'
import { VERSION } from '../version'
import { type AttributeType, parseAttribute, toAttributeName, UNREADABLE } from './attributes'
import { createElementHost } from './create-element-host'
import type {
  AttributeTable,
  ElementBox,
  ElementDefinition,
  ElementOptions,
  EventTable,
  FreeName,
} from './element.types'
import { findShop } from './find-shop'
import { focusFirst } from './focus-first'
import { hint } from './hint'
import { languageOf, watchLanguage } from './language-of'
import { holdDisplay, releaseDisplay } from './own-display'
import { leaveRegistry } from './own-registry'
import { DEFAULT_PREFIX } from './page-config'
import { keepTypingInside } from './typing'

const RENDER: unique symbol = Symbol.for('r2wc.render')
const CONNECTED: unique symbol = Symbol.for('r2wc.connected')
const PROPS: unique symbol = Symbol.for('r2wc.props')
const CONTEXT: unique symbol = Symbol.for('r2wc.context')
const SET: unique symbol = Symbol('cartwright.set')
const HOST: unique symbol = Symbol('cartwright.host')

interface R2wcElement extends HTMLElement {
  [RENDER](): void
  [CONNECTED]: boolean
  [PROPS]: Record<string, unknown>
  [CONTEXT]?: unknown
  connectedCallback(): void
  disconnectedCallback(): void
}

/** What a reader does somewhere. */
const READER_EVENTS = ['focusin', 'pointerdown', 'keydown'] as const

/** Of events that the page is asked by. */
const BEFORE = { bubbles: true, composed: true, cancelable: true }

/** Describes an element; nothing touches the page or needs one until `define()`. */
export function defineElement<
  P extends object,
  const A extends AttributeTable<P>,
  const K extends FreeName<P>,
  const E extends EventTable<P>,
>(options: ElementOptions<P, A, K, E>): ElementDefinition<P, A, K, E> {
  return {
    options,
    define(prefix = DEFAULT_PREFIX) {
      const tag = options.tag.replace(/^cw/, prefix)
      const existing = customElements.get(tag) as { version?: string } | undefined
      if (!existing) customElements.define(tag, createClass(options, prefix))
      else if (existing.version !== VERSION)
        // Throwing would break the page.
        hint(({ otherVersion }) => otherVersion(tag, existing.version, VERSION))
      return tag
    },
  }
}

interface ViewProps {
  /** With the prefix `cw`. */
  tag: string
  shop: Shop
  component: ComponentType<object>
  given: object
  /** That this part of the page is written in, when it says so. */
  language: Language | undefined
  /** How often the reader had chosen a language when the page said this one: a later choice holds. */
  choices: number
  onSessionExpired: () => boolean
  isVisible: () => boolean
  host: ElementHost
  /** That it stands in: it may be moved into that of a frame or of another window. */
  page: Document
  /** Block size is reserved for it. */
  hasPlace: boolean
}

function View({
  tag,
  shop,
  component: Component,
  given,
  language,
  choices,
  onSessionExpired,
  isVisible,
  host,
  page,
  hasPlace,
}: ViewProps) {
  const isChosenSince = useStore(shop.i18n.store, state => state.choices > choices)
  const wanted = isChosenSince ? undefined : language
  const shown = useShownLanguage(shop, wanted)
  return (
    <DocumentContext.Provider value={page}>
      {shown ? (
        <HostedShop
          shop={shop}
          language={shown.language}
          onSessionExpired={onSessionExpired}
          isVisible={isVisible}
          host={host}
        >
          <Granted tag={tag} isClosed={tag.endsWith('-drawer') && Reflect.get(given, 'open') !== true}>
            <Component {...given} />
          </Granted>
        </HostedShop>
      ) : (
        <ShopProvider shop={shop} language={wanted}>
          <BeforeWords hasPlace={hasPlace} />
        </ShopProvider>
      )}
    </DocumentContext.Provider>
  )
}

function createClass<P extends object, A extends AttributeTable<P>, K extends string, E extends EventTable<P>>(
  options: Omit<ElementOptions<P, A, never, E>, 'props'> & { props?: readonly K[] },
  prefix: string,
): CustomElementConstructor {
  const types = (options.attrs ?? {}) as Record<string, AttributeType>
  const propOf = new Map(Object.keys(types).map(prop => [toAttributeName(prop), prop]))
  const names = ['shop', ...Object.keys(types), ...(options.props ?? [])]
  const component = options.component as ComponentType<object>
  const hostCss = hostCssOf(options)
  const Base = r2wc(View, { shadow: 'open', props: [] }) as unknown as new () => R2wcElement

  class CartwrightElement extends Base {
    static readonly version = VERSION
    static readonly formAssociated = options.form !== undefined
    static get observedAttributes() {
      return [...propOf.keys()]
    }
    #queued = false
    /** Found by the element itself; looked up again after it moved to another place. */
    #foundShop: Shop | undefined
    #language: Language | undefined
    #choices = 0
    #stopWatching: (() => void) | undefined
    /** States and the value of a form field; undefined in a browser without them. */
    #internals: ElementInternals | undefined
    #isDisabledByForm = false
    #stopWaiting: (() => void) | undefined
    #host: ElementHost

    constructor() {
      super()
      // A page may have put anything on every object: what it did not give the element is no property of it.
      Object.setPrototypeOf(this[PROPS], null)
      // Nothing is drawn before the element is on the page; r2wc starts with true.
      this[CONNECTED] = false
      for (const [handler, type] of Object.entries(options.events ?? {}))
        this[PROPS][handler] = (detail: unknown) =>
          this.dispatchEvent(new CustomEvent(String(type), { ...BEFORE, detail }))
      if (options.control) this[PROPS].control = options.control.create(prefix)
      keepTypingInside(this)
      this.#internals = this.attachInternals?.()
      this.#host = createElementHost(this, this.#internals, {
        slots: slotsOf(options),
        states: options.states ?? [],
        isField: options.form !== undefined,
      })
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return super.attachShadow({ ...init, delegatesFocus: options.delegatesFocus ?? false, serializable: true })
    }

    override connectedCallback() {
      if (this.shadowRoot) joinSheets(this.shadowRoot, hostCss)
      takeEarlyProperties(this, names)
      this[CONNECTED] = true
      if (!this[CONTEXT]) this.#foundShop = undefined
      this.#stopWatching?.()
      this.#stopWatching = watchLanguage(this, () => this.#readLanguage())
      this.#language = languageOf(this)
      holdDisplay(this, options)
      this[RENDER]()
    }

    override disconnectedCallback() {
      this[CONNECTED] = false
      // Moving is leaving and coming back at once: only what stays away is taken apart. Also lets a surrounding draw finish.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#stopWaiting?.()
        this.#stopWatching?.()
        this.#stopWatching = undefined
        if (this.shadowRoot) leaveSheets(this.shadowRoot)
        releaseDisplay(this)
        super.disconnectedCallback()
      })
    }

    /** Between leaving and coming back: what is joined again then, and drawn, belongs to the new document. */
    adoptedCallback() {
      if (this.shadowRoot) leaveRegistry(this.shadowRoot)
    }

    /** With this, moveBefore() does not count as leaving. */
    connectedMoveCallback() {
      holdDisplay(this, options)
      this.#readLanguage()
    }

    formResetCallback() {
      this.#host.field.change(undefined)
    }

    formStateRestoreCallback(state: unknown) {
      if (options.form !== 'kept' && typeof state === 'string') this.#host.field.change(state)
    }

    /** A disabled fieldset around it disables it too. */
    formDisabledCallback(isDisabled: boolean) {
      this.#isDisabledByForm = isDisabled
      this[RENDER]()
    }

    /** Of an element that draws later: the focus goes there with the first thing that is drawn, unless it has gone elsewhere. */
    override focus(given?: FocusOptions) {
      this.#stopWaiting?.()
      this.#stopWaiting = undefined
      const target = options.focus ?? 'heading'
      const root = this.shadowRoot
      if (!root || focusFirst(root, target, given)) return
      // A reader who presses or types meanwhile is elsewhere.
      const stop = () => {
        watch.disconnect()
        for (const type of READER_EVENTS) this.ownerDocument.removeEventListener(type, stop, true)
      }
      const watch = new MutationObserver(() => {
        if (focusFirst(root, target, given)) stop()
      })
      for (const type of READER_EVENTS) this.ownerDocument.addEventListener(type, stop, true)
      watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-state'] })
      this.#stopWaiting = stop
    }

    /** @internal What its component says of the element. */
    get [HOST](): ElementHost {
      return this.#host
    }

    /** What the page says now holds over what the reader has chosen before. */
    #readLanguage() {
      const language = languageOf(this)
      if (language === this.#language) return
      this.#language = language
      this.#choices = this.shop.i18n.store.getState().choices
      this[RENDER]()
    }

    /** The one it was given, else of an ancestor, else of the page. */
    get shop(): Shop {
      const own = this[PROPS].shop as Shop | undefined
      if (own) return own
      // Who is not on the page yet may come into another part of it.
      if (!this.isConnected) return findShop(this, prefix)
      this.#foundShop ??= findShop(this, prefix)
      return this.#foundShop
    }
    set shop(shop: Shop | undefined) {
      this[SET]('shop', shop)
    }

    attributeChangedCallback(attribute: string, before: string | null, text: string | null) {
      const prop = propOf.get(attribute)
      if (prop !== undefined && before !== text) this[SET](prop, text, attribute)
    }

    [SET](prop: string, value: unknown, attribute?: string) {
      const read = readValue(types[prop], value, attribute !== undefined)
      if (read === UNREADABLE) {
        delete this[PROPS][prop]
        reportInvalid(this, attribute ?? prop, value)
      } else if (read === undefined || read === null) delete this[PROPS][prop]
      else this[PROPS][prop] = read
      this[RENDER]()
    }

    #tellExpired = () =>
      this.dispatchEvent(new CustomEvent('cw-session-expired', { ...BEFORE, detail: { shop: this.shop } }))
    #isVisible = () => this.checkVisibility()

    override [RENDER]() {
      if (!this[CONNECTED]) return
      if (!this[CONTEXT]) return this.#draw()
      if (this.#queued) return
      this.#queued = true
      queueMicrotask(() => {
        this.#queued = false
        if (this[CONNECTED]) this.#draw()
      })
    }

    #draw() {
      const kept = this[PROPS]
      const { shop: _own, container: _, ...given } = kept
      // r2wc hands on what its props are at this moment.
      this[PROPS] = {
        tag: options.tag,
        shop: this.shop,
        component,
        given: this.#isDisabledByForm ? { ...given, disabled: true } : given,
        language: this.#language,
        choices: this.#choices,
        onSessionExpired: this.#tellExpired,
        isVisible: this.#isVisible,
        host: this.#host,
        page: this.ownerDocument,
        hasPlace: options.reserves !== undefined,
      }
      super[RENDER]()
      this[PROPS] = kept
    }
  }

  for (const name of names.slice(1)) {
    defineAccessor(CartwrightElement.prototype, name, {
      get(this: CartwrightElement) {
        return this[PROPS][name]
      },
      set(this: CartwrightElement, value: unknown) {
        this[SET](name, value)
      },
    })
  }
  for (const name of options.control?.values ?? [])
    defineAccessor(CartwrightElement.prototype, name, {
      get(this: CartwrightElement) {
        return Reflect.get(this[PROPS].control as object, name)
      },
      // What a page has set before the class arrived, or sets later, changes nothing.
      set: () => undefined,
    })
  for (const name of options.control?.methods ?? [])
    defineMethod(CartwrightElement.prototype, name, function (this: CartwrightElement, ...given: unknown[]) {
      return Reflect.get(this[PROPS].control as object, name)(...given)
    })
  if (options.form) makeField(CartwrightElement.prototype)
  return CartwrightElement
}

/** The sheets of one kind of element: what differs from a block without a size of its own. */
function hostCssOf({ display, reserves, hostCss }: ElementBox): readonly string[] {
  const rules = [display && `display: ${display}`, reserves && `min-block-size: ${reserves}`].filter(Boolean)
  return [...(rules.length > 0 ? [`:host { ${rules.join('; ')} }`] : []), ...(hostCss === undefined ? [] : [hostCss])]
}

/** Those of its component, and what stands in the place of what it shows in two of its states. */
const slotsOf = ({ slots = {}, states = [] }: { slots?: object; states?: readonly ElementState[] }): string[] => [
  ...Object.keys(slots),
  ...states.filter(state => state === 'failed' || state === 'signed-out'),
]

/** `name` and `value` as fields of a form have them: the browser reads the name from its attribute. */
function makeField(prototype: HTMLElement & { readonly [HOST]: ElementHost }): void {
  defineAccessor(prototype, 'name', {
    get(this: HTMLElement) {
      return this.getAttribute('name') ?? ''
    },
    set(this: HTMLElement, name: unknown) {
      this.setAttribute('name', String(name))
    },
  })
  for (const name of ['form', 'validity', 'validationMessage', 'willValidate'] as const)
    defineAccessor(prototype, name, {
      get(this: typeof prototype) {
        return this[HOST].field.internals?.[name]
      },
      // As in a field of the browser, nothing changes these.
      set: () => undefined,
    })
  for (const name of ['checkValidity', 'reportValidity'] as const)
    defineMethod(prototype, name, function (this: typeof prototype) {
      return this[HOST].field.internals?.[name]() ?? true
    })
  defineAccessor(prototype, 'value', {
    get(this: typeof prototype) {
      return this[HOST].field.value ?? ''
    },
    // As in a field of the browser null is none; a framework that sets what is there already changes nothing.
    set(this: typeof prototype, value: unknown) {
      const text = String(value ?? '')
      if (text !== (this[HOST].field.value ?? '')) this[HOST].field.change(text)
    },
  })
}

/** Properties that a host has set before the class arrived would hide the accessors for good. */
function takeEarlyProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const early = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, early)
  }
}

const reportInvalid = (element: HTMLElement, name: string, value: unknown) =>
  element.dispatchEvent(
    new CustomEvent('cw-invalid-attribute', { detail: { name, value }, bubbles: true, composed: true }),
  )

/** Templates of other libraries set attributes through the property: text is read as it would be there. */
const readValue = (type: AttributeType | undefined, value: unknown, isAttribute: boolean): unknown =>
  type && (isAttribute || typeof value === 'string') ? parseAttribute(type, value as string | null) : value

// biome-ignore lint/suspicious/noExplicitAny: `this` is the element of the prototype
function defineMethod(prototype: object, name: string, value: (this: any, ...given: unknown[]) => unknown) {
  Object.defineProperty(prototype, name, {
    // @ts-expect-error: not a property, but what the literal inherits from
    __proto__: null,
    configurable: true,
    writable: true,
    value,
  })
}

function defineAccessor(prototype: object, name: string, accessor: Required<Pick<PropertyDescriptor, 'get' | 'set'>>) {
  Object.defineProperty(prototype, name, {
    // The page may have put a `value` on every object.
    // @ts-expect-error: not a property, but what the literal inherits from
    __proto__: null,
    configurable: true,
    enumerable: true,
    ...accessor,
  })
}
