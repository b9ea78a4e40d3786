/** ops registration:files */
import { resolve } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { accounts, registrationFiles } from '../../db/schema'
import { hasName } from '../../session/accounts'
import { argument } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { writeFiles } from '../write-files'

export const registrationFilesCommand: OpsCommand = {
  name: 'registration:files',
  reads: true,
  summary: 'Writes the documents with which a company has registered into a folder',
  positionals: ['userName', 'folder'],
  options: {},
  details: 'The folder is made when it is missing. Files that are there already stay as they are, and are an error.',
  // The shop may have been started in another folder than the one in which this is typed.
  prepare: async args => ({ ...args, positionals: [argument(args, 0), resolve(argument(args, 1))] }),
  async run({ db }, args) {
    const userName = argument(args, 0)
    const [account] = await db.select({ custId: accounts.custId }).from(accounts).where(hasName(userName))
    if (!account) throw new OpsTrouble(`There is no account ${userName}.`)
    const rows = await db
      .select({ name: registrationFiles.name, content: registrationFiles.content })
      .from(registrationFiles)
      .where(eq(registrationFiles.custId, account.custId))
      .orderBy(asc(registrationFiles.createTime))
    const paths = await writeFiles(argument(args, 1), rows)
    return {
      data: { userName, files: paths },
      text: paths.join('\n') || `${userName} has registered without documents.`,
    }
  },
}
