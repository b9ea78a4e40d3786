import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

/** After a form was sent and refused: its summary has the focus, and the first link of it is followed. */
export async function followFirstError(): Promise<void> {
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(summary.querySelector('h2')).toHaveFocus())
  const [link] = within(summary).getAllByRole('link')
  await act(async () => fireEvent.click(link as HTMLElement))
}
