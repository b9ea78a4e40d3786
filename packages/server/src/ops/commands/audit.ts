/** ops audit */
import { changesOf, readAudit } from '../../account/read-audit'
import { formatTime } from '../../catalogue/time'
import { dayOf, option, wholeNumber } from '../arguments'
import type { OpsCommand } from '../command'
import { readSiteTimes } from '../site-times'
import { table } from '../table'

const LIMIT = 100
const LIMIT_MAX = 10_000

export const auditCommand: OpsCommand = {
  name: 'audit',
  reads: true,
  summary: 'Shows who did what: sign-ins, orders, accounts, rights, prices, addresses, exports, commands',
  positionals: [],
  options: {
    company: { type: 'string', value: 'custnum', help: 'only what is about the company with this customer number' },
    account: { type: 'string', value: 'user', help: 'only what this account did' },
    action: { type: 'string', value: 'prefix', help: 'only actions that begin so, such as order. or right.refused' },
    since: { type: 'string', value: 'day', help: 'only from this day on, at the site of each company' },
    limit: { type: 'string', value: 'n', help: `how many, the newest first, ${LIMIT} by default` },
  },
  details:
    'Times are those of the site of the company; of what is about none, UTC. Rows are kept for the days of AUDIT_DAYS, and no command changes or removes one.',
  async run({ db }, args) {
    const company = option(args, 'company')
    const since = option(args, 'since')
    const rows = await readAudit(db, {
      custnum: company === undefined ? undefined : wholeNumber(company, '--company', 1, 2_147_483_647),
      userName: option(args, 'account'),
      action: option(args, 'action'),
      since: since === undefined ? undefined : dayOf(since),
      limit: wholeNumber(option(args, 'limit') ?? String(LIMIT), '--limit', 1, LIMIT_MAX),
    })
    const data = rows.map(({ row, custnum, userName }) => ({
      auditId: row.auditId,
      time: formatTime(row.at),
      custnum,
      account: userName,
      command: row.command,
      action: row.action,
      subject: row.subject,
      before: row.before,
      after: row.after,
      count: row.count,
      session: row.session,
      network: row.network,
      requestId: row.requestId,
    }))
    const timeAt = await readSiteTimes(db)
    const lines = rows.map(({ row, custnum, userName, orgId }) => [
      timeAt(orgId, row.at),
      custnum ?? '-',
      userName ?? (row.command === null ? '-' : 'supplier'),
      row.action,
      row.count > 1 ? `${row.subject} (${row.count} times)` : row.subject,
      changesOf(row.before, row.after)
        .map(({ field, before, after }) => (before === null ? `${field}: ${after}` : `${field}: ${before} > ${after}`))
        .join('; '),
    ])
    return { data, text: lines.length > 0 ? table(lines) : 'There is no such entry.' }
  },
}
