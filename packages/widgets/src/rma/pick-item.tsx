import { nextPart, type ReturnForm, returnsOf } from '@cartwright/core'
import type { ReturnableLine } from '@cartwright/core/contract'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { PartCell } from '../catalogue/part/part-cell'
import { searchIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Checkbox } from '../primitives/choice'
import { Dialog } from '../primitives/dialog'
import { Heard } from '../primitives/heard'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { returnFormTexts } from './return-form.texts'
import { useBackBy, useProblemWords } from './rma-words'

interface PickItemProps extends NavigationHandlers {
  form: ReturnForm
  onClose: () => void
}

/** Finds a line of any order by a number, and adds it (VAL-034, VAL-035). */
export function PickItem({ form, onClose, onNavigate }: PickItemProps) {
  const shop = useShop()
  const t = useTexts(returnFormTexts)
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<{ count: number; lines: readonly ReturnableLine[] }>()
  const [picked, setPicked] = useState<readonly ReturnableLine[]>([])
  const [error, setError] = useState<string>()
  const [busy, run] = useBusy()
  const field = useRef<HTMLInputElement>(null)
  // A dialog that opens takes the focus to its first button. The effects of what lies inside have run by now.
  useLayoutEffect(() => field.current?.focus(), [])
  const find = (event: FormEvent) => {
    event.preventDefault()
    const wanted = keyword.trim()
    if (!wanted) return
    run(async () => {
      try {
        const hits = await returnsOf(shop).find(wanted)
        // What was chosen before stays chosen, and in sight.
        const kept = picked.filter(line => !hits.some(hit => isSame(hit, line)))
        setFound({ count: hits.length, lines: [...kept, ...hits] })
        setError(undefined)
      } catch (failure) {
        await shop.messages.showError(failure)
      }
    })
  }
  const pick = (lines: readonly ReturnableLine[]) => {
    setError(undefined)
    setPicked(lines)
  }
  const add = () => {
    const [line] = picked
    if (!line) return setError(t('pickNone'))
    if (picked.length > 1) return setError(t('pickOne'))
    form.add(line)
    onClose()
  }
  return (
    <Dialog
      open
      className="cw-return__dialog"
      onClose={onClose}
      title={t('pickTitle')}
      closeLabel={t('close')}
      foot={
        <>
          {error && <Heard className="cw-error">{error}</Heard>}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" onClick={add}>
            {t('pickAdd')}
          </Button>
        </>
      }
    >
      <form className="cw-return__find" onSubmit={find}>
        <TextField
          label={t('pickSearch')}
          type="search"
          icon={searchIcon}
          code
          inputRef={field}
          value={keyword}
          onValue={setKeyword}
        />
        <Button type="submit" busy={busy}>
          {t('pickFind')}
        </Button>
      </form>
      <FoundCount count={found?.count} />
      {found && found.lines.length > 0 && (
        <FoundLines form={form} lines={found.lines} picked={picked} onPicked={pick} onNavigate={onNavigate} />
      )}
    </Dialog>
  )
}

const isSame = (a: ReturnableLine, b: ReturnableLine) => a.orderLineId === b.orderLineId

/** How many lines were found, said to all who cannot see them; undefined before the first search. */
function FoundCount({ count }: { count: number | undefined }) {
  const t = useTexts(returnFormTexts)
  return (
    <Heard as="p" className={count === 0 ? 'cw-hint' : 'cw-sr'}>
      {count !== undefined && (count === 0 ? t('pickNoHit') : t('pickFound', { count }))}
    </Heard>
  )
}

interface FoundLinesProps extends NavigationHandlers {
  form: ReturnForm
  lines: readonly ReturnableLine[]
  picked: readonly ReturnableLine[]
  onPicked: (picked: readonly ReturnableLine[]) => void
}

function FoundLines({ form, lines, picked, onPicked, onNavigate }: FoundLinesProps) {
  return (
    <ul className="cw-return__found">
      {lines.map(line => (
        <FoundLine
          key={line.orderLineId}
          form={form}
          line={line}
          isPicked={picked.some(each => isSame(each, line))}
          onPicked={isOn => onPicked(isOn ? [...picked, line] : picked.filter(each => !isSame(each, line)))}
          onNavigate={onNavigate}
        />
      ))}
    </ul>
  )
}

interface FoundLineProps extends NavigationHandlers {
  form: ReturnForm
  line: ReturnableLine
  isPicked: boolean
  onPicked: (isOn: boolean) => void
}

function FoundLine({ form, line, isPicked, onPicked, onNavigate }: FoundLineProps) {
  const t = useTexts(returnFormTexts)
  const problemWords = useProblemWords()
  const backBy = useBackBy()
  const lines = useStore(form.store, state => state.lines)
  const [problem] = line.problems
  const isAdded = nextPart(line, lines) === undefined
  return (
    <li>
      <Checkbox
        aria-label={`${line.number}, ${line.orderNo}`}
        checked={isPicked}
        disabled={problem !== undefined || isAdded}
        onChecked={onPicked}
      />
      <PartCell part={line} pictureSize="s" onNavigate={onNavigate} />
      <span className="cw-sub cw-code">{line.orderNo}</span>
      <span className="cw-sub">{problem ? problemWords(problem) : isAdded ? t('added') : backBy(line, null)}</span>
    </li>
  )
}
