import type { EmbedKeys } from '@cartwright/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { triangleIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { CopyButton } from '../primitives/copy-button'
import { Heard } from '../primitives/heard'
import { Icon } from '../primitives/icon'
import { Segmented } from '../primitives/segmented'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { MOMENT, useFormat, useTexts } from '../provider/use-texts'
import { NODE_SNIPPET, PHP_SNIPPET, pageSnippet, settingsSnippet } from './embed-key-snippets'
import { embedKeysTexts } from './embed-keys.texts'

export interface EmbedKeySecretProps {
  keys: EmbedKeys
  made: { keyId: string; secret: string }
}

/** The secret of a key that has just been made, and what is put where. */
export function EmbedKeySecret({ keys, made }: EmbedKeySecretProps) {
  const shop = useShop()
  const t = useTexts(embedKeysTexts)
  const { date } = useFormat()
  const key = useStore(keys.store, state => state.rows.find(row => row.keyId === made.keyId))
  const [server, setServer] = useState<'Node' | 'PHP'>('Node')
  const [hasAsked, setAsked] = useState(false)
  const [isAsking, run] = useBusy()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const address = shop.shopUrl ?? location.origin
  return (
    <div className="cw-embed-secret">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t('madeTitle', { name: key?.name ?? '' })}
        </h2>
        <p className="cw-sub">{t('madeText')}</p>
      </div>
      <section className="cw-embed-secret__once" aria-label={t('secretTitle')}>
        <h3 className="cw-row">
          <Icon shape={triangleIcon} />
          {t('secretTitle')}
        </h3>
        <div className="cw-row cw-row--wrap">
          <input
            className="cw-input cw-code cw-grow"
            part="input"
            readOnly
            aria-label={t('secret')}
            value={made.secret}
            onFocus={event => event.currentTarget.select()}
          />
          <CopyButton kind="primary" text={made.secret} label={t('copySecret')} copiedLabel={t('copied')} />
        </div>
        <p>{t('secretText')}</p>
      </section>
      <div className="cw-embed-secret__steps">
        <div className="cw-col">
          <h3>1. {t('server')}</h3>
          <p className="cw-sub">{t('serverText')}</p>
          <Segmented
            label={t('server')}
            value={server}
            segments={[
              { value: 'Node', label: 'Node' },
              { value: 'PHP', label: 'PHP' },
            ]}
            onValue={setServer}
          />
          <Snippet
            name={server === 'Node' ? 'server.mjs' : 'token.php'}
            text={server === 'Node' ? NODE_SNIPPET : PHP_SNIPPET}
          />
        </div>
        <div className="cw-col">
          <h3>2. {t('settings')}</h3>
          <Snippet
            name=".env"
            text={settingsSnippet({ shop: address, secret: made.secret, origin: key?.origins[0] ?? '' })}
          />
          <h3>3. {t('webPage')}</h3>
          <Snippet name="index.html" text={pageSnippet(address, key?.components ?? [])} />
        </div>
      </div>
      <div className="cw-row cw-row--wrap">
        <Button kind="primary" onClick={() => keys.forgetSecret()}>
          {t('stored')}
        </Button>
        <Button
          busy={isAsking}
          onClick={() =>
            run(async () => {
              await keys.load()
              setAsked(true)
            })
          }
        >
          {t('waitForToken')}
        </Button>
        <Heard className="cw-sub">
          {hasAsked && (key?.lastUsed ? t('usedNow', { date: date(key.lastUsed, MOMENT) }) : t('noTokenYet'))}
        </Heard>
      </div>
    </div>
  )
}

function Snippet({ name, text }: { name: string; text: string }) {
  const t = useTexts(embedKeysTexts)
  return (
    <figure className="cw-embed-snippet">
      <figcaption className="cw-row">
        <span className="cw-grow cw-code">{name}</span>
        <CopyButton
          size="s"
          kind="quiet"
          isIcon
          text={text}
          label={t('copySnippet', { name })}
          copiedLabel={t('copied')}
        />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its box is scrolled by keyboard */}
      <section className="cw-embed-snippet__code" tabIndex={0} aria-label={name}>
        <pre>{text}</pre>
      </section>
    </figure>
  )
}
