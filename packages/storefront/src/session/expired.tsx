import { ExpiredDialog } from '@cartwright/widgets'
import { wishSignIn } from '../app/location'

/** Anyone who confirms gets the form and comes back, from pages that are open to visitors too (ERR-003). */
export default function Expired() {
  return <ExpiredDialog onConfirm={wishSignIn} />
}
