import { personName } from '@cartwright/core/rules'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { homeTexts } from './home.texts'

/** Greets the person who is signed in; its room is kept until the name is known. */
export function Greeting() {
  const { session } = useShop()
  const t = useTexts(homeTexts)
  const name = useStore(session.store, ({ name: userName, firstName, lastName }) =>
    personName({ userName, firstName, lastName }),
  )
  return <p className="cw-greeting">{name ? t('hello', { name }) : '\u00a0'}</p>
}
