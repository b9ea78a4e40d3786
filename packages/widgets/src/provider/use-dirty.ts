import { type FormEvent, useEffect, useState } from 'react'

/**
 * Whether something was entered that is not sent.
 * @param sent another value once it is: what was entered before is known then
 * @returns for the state `dirty`, and the handler of the box that the fields are in
 */
export function useDirty(sent: unknown): [boolean, (event: FormEvent) => void] {
  const [isDirty, setDirty] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sent` decides
  useEffect(() => setDirty(false), [sent])
  // A select fires `change` right after `input`. Drawn in between it would have its former value again, and the choice would be lost.
  return [isDirty, () => void setTimeout(() => setDirty(true))]
}
