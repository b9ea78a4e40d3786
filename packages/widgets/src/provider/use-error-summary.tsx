import { type ReactNode, useCallback, useState } from 'react'
import { commonTexts } from './common.texts'
import { useLazy } from './use-lazy'
import { useTexts } from './use-texts'

/**
 * What is wrong with a form, said at its Send.
 * @param general what has no field, such as a refusal of the server
 * @returns `summary` stands inside of the form, which is a `form` or has `data-form`; `refuse` is called when it was sent and cannot go
 */
export function useErrorSummary(general?: readonly string[]): { summary: ReactNode; refuse: () => void } {
  const [attempt, setAttempt] = useState(0)
  const common = useTexts(commonTexts)
  const ErrorSummary = useLazy(attempt > 0, async () => (await import('../primitives/error-summary')).ErrorSummary)
  const refuse = useCallback(() => setAttempt(before => before + 1), [])
  return {
    summary: ErrorSummary && (
      <ErrorSummary attempt={attempt} heading={count => common('fixFirst', { count })} general={general} />
    ),
    refuse,
  }
}
