import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { searchIcon } from '../icons/icons'
import { Checkbox } from './choice'
import { Quantity } from './quantity'
import { Radio } from './radio'
import { SelectField, TextAreaField, TextField, type TextFieldProps } from './text-field'

const meta = { title: 'Primitives/Fields', parameters: { shop: false } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Held({ start, ...props }: Omit<TextFieldProps, 'value' | 'onValue'> & { start: string }) {
  const [value, setValue] = useState(start)
  return <TextField {...props} value={value} onValue={setValue} />
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
      <Held label="PO#" optional="optional" code start="PO-2026-1187" hint="Shown on the delivery note" />
      <Held
        label="E-mail"
        required
        start="einkauf@"
        error="Enter a whole address, for example name@company.eu."
        type="email"
      />
      <Held label="VAT" start="DE 287 114 909" ok="Valid" />
      <Held label="Disabled" start="Chosen by us" disabled />
      <Held label="Read only" start="EUR" readOnly />
      <Held label="Search" start="" placeholder="Number, OEM code, barcode" icon={searchIcon} />
      <Held label="Long value" start="Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel" />
      <SelectField
        label="Ship via"
        value="parcel"
        onValue={() => {}}
        options={[
          { value: 'parcel', label: 'Parcel, next day by 12:00' },
          { value: 'pallet', label: 'Pallet' },
        ]}
      />
      <TextAreaField label="Remarks" value="Second floor, ring twice" onValue={() => {}} />
    </div>
  ),
}

function Choices() {
  const [on, setOn] = useState(true)
  return (
    <div className="cw-row cw-row--wrap" style={{ gap: 20 }}>
      <Checkbox checked={false} onChecked={() => {}}>
        Rest
      </Checkbox>
      <Checkbox checked={on} onChecked={setOn}>
        On
      </Checkbox>
      <Checkbox checked={false} some onChecked={() => {}}>
        Some
      </Checkbox>
      <Checkbox checked={false} disabled onChecked={() => {}}>
        Off limits
      </Checkbox>
      <Radio name="one" checked={on} onChecked={() => setOn(true)}>
        One of
      </Radio>
      <Radio name="one" checked={!on} onChecked={() => setOn(false)}>
        Two
      </Radio>
    </div>
  )
}
export const Choice: Story = { render: () => <Choices /> }

function Stepper({ start, ...rest }: { start: number; disabled?: boolean; size?: 's' }) {
  const [value, setValue] = useState(start)
  return (
    <Quantity
      {...rest}
      value={value}
      onCommit={setValue}
      label={`Quantity, starts at ${start}`}
      lessLabel="One less"
      moreLabel="One more"
      ambiguityLabel={({ entered }) => `“${entered}”: how many pieces are meant?`}
      choiceLabel={String}
    />
  )
}
export const Stepping: Story = {
  render: () => (
    <div className="cw-row cw-row--wrap">
      <Stepper start={12} />
      <Stepper start={1} />
      <Stepper start={9999} />
      <Stepper start={3} size="s" />
      <Stepper start={5} disabled />
    </div>
  ),
}
