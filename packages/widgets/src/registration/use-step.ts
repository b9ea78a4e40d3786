import type { Registration, RegistrationState } from '@cartwright/core'
import { useEffect, useRef } from 'react'
import type { HostHandler } from '../provider/host-handler'
import { useStore } from '../provider/use-store'

type Step = RegistrationState['step']

export interface StepProps {
  /** The step to show, for hosts that keep it in the history of their page: back at any time, ahead as far as one had been. */
  step?: Step
  /** Told which step is shown whenever it changes, and when the one in `step` cannot be. */
  onStepChange?: HostHandler<{ step: Step }>
}

/** Where the form is; it follows its host, and tells it where it goes. */
export function useStep(registration: Registration, { step: wanted, onStepChange }: StepProps): Step {
  const step = useStore(registration.store, state => state.step)
  const report = useRef(onStepChange)
  report.current = onStepChange
  useEffect(() => {
    if (wanted === undefined) return
    registration.goTo(wanted)
    const { step } = registration.store.getState()
    if (step !== wanted) report.current?.({ step })
  }, [wanted, registration])
  const reported = useRef(step)
  useEffect(() => {
    if (reported.current !== step) report.current?.({ step })
    reported.current = step
  }, [step])
  return step
}
