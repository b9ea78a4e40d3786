import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { octagonIcon } from '../icons/icons'
import { FormErrorsContext } from './form-errors'
import { Icon } from './icon'

export interface ErrorSummaryProps {
  /** Counts the times that the form was sent and refused; 0 before the first one. */
  attempt: number
  /** Heading over several errors: "Fix 2 things first". */
  heading: (count: number) => string
  /** What is wrong besides; what a field shows too is linked to it. */
  general?: readonly string[]
}

interface FoundError {
  text: string
  target: HTMLElement | undefined
}

/**
 * What is wrong with the form around it, at its Send: a link for each error, in the order of the page. The errors are those that its
 * fields show. It takes the focus; while they are corrected it becomes shorter in silence.
 */
export function ErrorSummary({ attempt, heading, general = NONE }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const report = useContext(FormErrorsContext)
  const [errors, setErrors] = useState<readonly FoundError[]>([])
  /** The attempt whose errors have been said. */
  const [said, setSaid] = useState(0)
  const generalText = general.join('\n')
  useEffect(() => {
    const form = box.current?.parentElement?.closest('form, [data-form]')
    if (attempt === 0 || !form) return setErrors([])
    const look = () => {
      const shown = findErrors(form)
      const rest = generalText.split('\n').filter(text => text && !shown.some(error => error.text.endsWith(text)))
      const found = [...rest.map(text => ({ text, target: undefined })), ...shown]
      setErrors(before => (isSame(before, found) ? before : found))
    }
    look()
    const drawn = new MutationObserver(look)
    drawn.observe(form, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-invalid', 'data-invalid', 'data-problem'],
    })
    return () => drawn.disconnect()
  }, [attempt, generalText])
  const count = errors.length
  useLayoutEffect(() => {
    if (count === 0 || said === attempt) return
    setSaid(attempt)
    title.current?.focus()
  }, [count, attempt, said])
  useEffect(() => {
    report?.(count)
    return () => report?.(0)
  }, [report, count])
  const [only] = errors
  const isAlert = useRef({ attempt: 0, count: 0 })
  if (isAlert.current.attempt !== attempt && count > 0) isAlert.current = { attempt, count }
  return (
    <div ref={box} className="cw-error-summary-box">
      {only && (
        // One that has become shorter is no alert any more: it would be said again.
        <div key={attempt} role={isAlert.current.count === count ? 'alert' : undefined} className="cw-error-summary">
          <h2 ref={title} tabIndex={-1}>
            <Icon shape={octagonIcon} />
            {count === 1 ? <ErrorLink {...only} /> : heading(count)}
          </h2>
          {count > 1 && (
            <ul>
              {errors.map(error => (
                <li key={error.text}>
                  <ErrorLink {...error} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}

const NONE: readonly string[] = []

function ErrorLink({ text, target }: FoundError) {
  if (!target) return <span>{text}</span>
  return (
    <a
      href={`#${target.id}`}
      onClick={event => {
        event.preventDefault()
        controlIn(target)?.focus()
      }}
    >
      {text}
    </a>
  )
}

const CONTROL = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled])'

const controlIn = (target: HTMLElement): HTMLElement | null =>
  target.matches(CONTROL) ? target : target.querySelector<HTMLElement>(CONTROL)

/** Controls, and groups of controls, that show an error; a group comes before what is inside of it. Buttons that solve a problem name it. */
function findErrors(form: Element): FoundError[] {
  const marked = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid], [data-problem]')]
  const found = marked.flatMap(target => {
    // The group says it.
    if (target.parentElement?.closest('[data-invalid]')) return []
    const text = errorOf(target)
    return text === undefined ? [] : [{ text, target }]
  })
  return found.filter(({ text }, at) => found.findIndex(other => other.text === text) === at)
}

function errorOf(target: HTMLElement): string | undefined {
  if (target.dataset.problem) return target.dataset.problem
  const root = target.getRootNode() as Document | ShadowRoot
  const ids = target.getAttribute('aria-describedby')?.split(' ') ?? []
  const error = ids.map(id => root.getElementById(id)).find(note => note?.matches('.cw-error'))
  const text = error?.textContent?.trim()
  if (!text) return undefined
  const name = target.dataset.invalid === undefined ? nameOf(target) : undefined
  // "Required" alone would be the same for every field.
  return name === undefined ? text : `${name}: ${text}`
}

/** The label without what only the eye needs. */
function nameOf(target: HTMLElement): string | undefined {
  const [label] = 'labels' in target ? ((target.labels as NodeListOf<HTMLElement> | null) ?? []) : []
  const words = [...(label?.childNodes ?? [])].filter(
    node => node.nodeType === 3 || !(node as Element).matches('.cw-label__req, .cw-label__opt'),
  )
  return (
    words
      .map(node => node.textContent)
      .join('')
      .trim() ||
    target.getAttribute('aria-label') ||
    undefined
  )
}

const isSame = (some: readonly FoundError[], others: readonly FoundError[]): boolean =>
  some.length === others.length &&
  some.every(({ text, target }, at) => text === others[at]?.text && target === others[at]?.target)
