import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Checkbox } from './choice'
import { Radio } from './radio'
import { SelectField, TextAreaField, TextField } from './text-field'

function Form() {
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [ship, setShip] = useState('a')
  return (
    <>
      <TextField label="PO#" value={text} onValue={setText} hint="Shown on the delivery note" />
      <TextAreaField label="Remarks" value={note} onValue={setNote} />
      <SelectField
        label="Ship via"
        value={ship}
        onValue={setShip}
        options={[
          { value: 'a', label: 'Parcel' },
          { value: 'b', label: 'Pallet' },
        ]}
      />
      <output>{`${text}|${note}|${ship}`}</output>
    </>
  )
}
function Choices() {
  const [on, setOn] = useState(false)
  return (
    <>
      <Checkbox checked={on} some onChecked={setOn}>
        All lines
      </Checkbox>
      <Radio name="x" checked={on} onChecked={() => {}}>
        One of
      </Radio>
    </>
  )
}
it('reads label, error and required state with the control', () => {
  render(<TextField label="E-mail" required value="a@" onValue={() => {}} error="Enter a whole address" hint="Work" />)
  const input = screen.getByRole('textbox', { name: /E-mail/ })
  expect(input).toBeRequired()
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Enter a whole address Work')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('reports each keystroke, each choice and each line', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.type(screen.getByRole('textbox', { name: 'PO#' }), 'PO-1')
  await user.type(screen.getByRole('textbox', { name: 'Remarks' }), 'door')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ship via' }), 'Pallet')
  expect(screen.getByRole('status')).toHaveTextContent('PO-1|door|b')
  expect(screen.getByRole('textbox', { name: 'PO#' })).toHaveAccessibleDescription('Shown on the delivery note')
})

it('shows on, off and some', async () => {
  render(<Choices />)
  const box = screen.getByRole('checkbox', { name: 'All lines' })
  expect(box).toBePartiallyChecked()
  await userEvent.setup().click(box)
  expect(box).toBeChecked()
  expect(box).not.toBePartiallyChecked()
  expect(screen.getByRole('radio', { name: 'One of' })).toBeChecked()
})
