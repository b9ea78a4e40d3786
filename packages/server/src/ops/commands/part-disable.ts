/** ops part:disable */
import { eq } from 'drizzle-orm'
import { skus } from '../../db/schema'
import { argument, option } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { findPart } from '../find-part'

export const partDisable: OpsCommand = {
  name: 'part:disable',
  summary: 'Takes a part off the market',
  positionals: ['number'],
  options: {
    successor: { type: 'string', value: 'number', help: 'the part that takes its place' },
    enable: { type: 'boolean', help: 'sell it again' },
  },
  details: 'Buyers are asked to choose another one, or are offered the successor.',
  async run({ db }, args) {
    const part = await findPart(db, argument(args, 0))
    const disabled = args.options.enable !== true
    const named = option(args, 'successor')
    if (!disabled && named !== undefined) throw new OpsTrouble('--enable and --successor exclude each other.')
    const successor = named === undefined ? null : (await findPart(db, named)).number
    if (successor === part.number) throw new OpsTrouble('A part cannot be its own successor.')
    await db.update(skus).set({ disabled, successor }).where(eq(skus.goodsSkuId, part.goodsSkuId))
    const state = disabled ? `no longer sold${successor ? `, successor ${successor}` : ''}` : 'sold again'
    return { data: { number: part.number, disabled, successor }, text: `${part.number}: ${state}` }
  },
}
