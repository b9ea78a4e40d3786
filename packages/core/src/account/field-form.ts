/** A form of texts with a problem beside each field, sent in one go. */
import { createStore } from 'zustand/vanilla'
import { problemIn } from '../registration/field-problem'
import type { FieldProblem } from '../registration/registration.types'
import type { Shop } from '../shop.types'
import type { WithStore } from '../with-store'

export interface FieldFormState<F extends string> {
  /** What is typed, by field; empty again when it was taken. */
  values: Readonly<Record<F, string>>
  /** Since the form was sent; each goes when its field is changed. */
  problems: Partial<Record<F, FieldProblem>>
  /** The form was sent and taken; false again once something is typed. */
  isDone: boolean
}

export interface FieldForm<F extends string> extends WithStore<FieldFormState<F>> {
  /** Changes a field; its problem goes. */
  set(field: F, value: string): void
  /**
   * Checks here, then sends. What the server refuses for no field of the form is reported by the messages.
   * @returns the fields with problems, in their order; empty when it is done, or when the server could not be asked
   */
  submit(): Promise<readonly F[]>
}

export interface FieldFormParts<F extends string> {
  /** Every field with what it begins with, in the order of the form. */
  empty: Readonly<Record<F, string>>
  /** Problems that can be seen without the server; fields that are empty are found already. */
  check: (values: Readonly<Record<F, string>>) => Partial<Record<F, FieldProblem>>
  send: (values: Readonly<Record<F, string>>) => Promise<void>
}

export function createFieldForm<F extends string>(
  { messages }: Pick<Shop, 'messages'>,
  { empty, check, send }: FieldFormParts<F>,
): FieldForm<F> {
  const fields = Object.keys(empty) as F[]
  const store = createStore<FieldFormState<F>>(() => ({ values: empty, problems: {}, isDone: false }))

  function findProblems(values: Readonly<Record<F, string>>): FieldFormState<F>['problems'] {
    const missing = fields.filter(field => values[field].trim() === '').map(field => [field, 'required'] as const)
    return { ...check(values), ...(Object.fromEntries(missing) as FieldFormState<F>['problems']) }
  }

  return {
    store,
    set: (field, value) => {
      const { values, problems } = store.getState()
      store.setState({
        values: { ...values, [field]: value },
        problems: { ...problems, [field]: undefined },
        isDone: false,
      })
    },
    submit: async () => {
      const { values } = store.getState()
      let problems = findProblems(values)
      if (Object.keys(problems).length === 0) {
        try {
          await send(values)
          store.setState({ values: empty, problems: {}, isDone: true })
          return []
        } catch (thrown) {
          const refused = problemIn(thrown, fields)
          if (!refused) {
            await messages.showError(thrown)
            return []
          }
          problems = refused
        }
      }
      store.setState({ problems })
      return fields.filter(field => problems[field])
    },
  }
}
