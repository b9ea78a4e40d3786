import { type ReactNode, useId } from 'react'

/** A part of a long form: what it is about at the side, its fields in a grid. */
export function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="cw-form-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className="cw-hint">{text}</p>}
      </div>
      <div className="cw-form">{children}</div>
    </section>
  )
}
