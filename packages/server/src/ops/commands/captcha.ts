/** ops captcha */
import { eq } from 'drizzle-orm'
import { captchas } from '../../db/schema'
import { argument } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'

export const captcha: OpsCommand = {
  name: 'captcha',
  reads: true,
  summary: 'Prints the digits of a captcha, for developers',
  positionals: ['uuid'],
  options: {},
  details: 'Refused where NODE_ENV is production.',
  async run({ db, clock, isProduction }, args) {
    if (isProduction) throw new OpsTrouble('Captchas can be read in development only; NODE_ENV is production.')
    const uuid = argument(args, 0)
    const [found] = await db.select().from(captchas).where(eq(captchas.uuid, uuid))
    if (!found || found.expires <= clock()) throw new OpsTrouble(`There is no captcha ${uuid}, or it has expired.`)
    return { data: { uuid, digits: found.digits }, text: found.digits }
  },
}
