/** ops shipping:day */
import { orgSites, shippingDays } from '../../db/schema'
import { argument, dayOf } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

export const shippingDay: OpsCommand = {
  name: 'shipping:day',
  summary: 'Says until when orders leave on a weekday or on one day, or that nothing leaves then',
  positionals: ['site', 'day', 'cut-off'],
  options: {},
  details:
    'The site is its ISO code, such as NL. The day is mon to sun, or a date as yyyy-MM-dd, which counts before its weekday. The cut-off is the time of the site as HH:mm, 24:00 for the whole day, or "closed". Orders that are placed already keep their day.',
  async run({ db }, args) {
    const iso2 = argument(args, 0).toUpperCase()
    const sites = await db.select({ orgId: orgSites.orgId, iso2: orgSites.iso2 }).from(orgSites)
    const site = sites.find(known => known.iso2 === iso2)
    if (!site) throw new OpsTrouble(`There is no site ${iso2}. There are ${sites.map(known => known.iso2).join(', ')}.`)
    const typed = argument(args, 1).toLowerCase()
    const weekday = WEEKDAYS.indexOf(typed) + 1
    const day = weekday > 0 ? String(weekday) : dayOf(typed)
    const time = argument(args, 2).toLowerCase()
    if (time !== 'closed' && !/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time)) {
      throw new OpsTrouble(`${time} is not a time such as 16:30, nor "closed".`)
    }
    const cutOff = time === 'closed' ? null : time
    await db
      .insert(shippingDays)
      .values({ orgId: site.orgId, day, cutOff })
      .onConflictDoUpdate({ target: [shippingDays.orgId, shippingDays.day], set: { cutOff } })
    return {
      data: { site: iso2, day: typed, cutOff },
      text: cutOff ? `${iso2}: orders of ${typed} leave until ${cutOff}` : `${iso2}: nothing leaves on ${typed}`,
    }
  },
}
