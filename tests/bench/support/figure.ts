/** How a measurement reports: one line of JSON per figure, collected by run.mjs. */
import { appendFileSync } from 'node:fs'

export interface Figure {
  name: string
  /** Undefined when it could not be measured; say why in the note. */
  value: number | undefined
  unit: string
  /** Targets; a figure without any is for information. */
  atMost?: number
  atLeast?: number
  /** Places after the point; default 0. */
  digits?: number
  note?: string
}

/** Adds a figure to the table. One that could not be measured is named below it, and the command ends with 1. */
export function report({ name, value, unit, atMost, atLeast, digits = 0, note = '' }: Figure): void {
  const show = (number: number) => `${number.toFixed(digits)}${unit && ` ${unit}`}`
  const hasTarget = atMost !== undefined || atLeast !== undefined
  const isMet = value === undefined ? undefined : value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity)
  const line = {
    name,
    measured: value === undefined ? 'not measured' : show(value),
    target: atMost === undefined ? (atLeast === undefined ? '' : `≥ ${show(atLeast)}`) : `≤ ${show(atMost)}`,
    note,
    ...(hasTarget && isMet !== undefined ? { isMet } : {}),
    ...(value === undefined ? { isMissing: true } : {}),
  }
  const text = `${JSON.stringify(line)}\n`
  const file = process.env.BENCH_FIGURES
  if (file) appendFileSync(file, text)
  else process.stdout.write(text)
}
