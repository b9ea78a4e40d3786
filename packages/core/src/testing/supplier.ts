/** The supplier's side of a test shop. */
import type { TestServer } from '@cartwright/server/testing'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const idOf = (number: string) => `(select goods_sku_id from skus where number = ${quoted(number)})`

export const supplier = ({ db }: Pick<TestServer, 'db'>) => ({
  /** Takes a part off the market. */
  disable: (number: string, successor: string | null = null) =>
    db.execute(
      `update skus set disabled = true, successor = ${successor ? quoted(successor) : 'null'} where number = ${quoted(number)}`,
    ),
  /** Sells it again. */
  enable: (number: string) =>
    db.execute(`update skus set disabled = false, successor = null where number = ${quoted(number)}`),
  /** As before the first-login confirmation. */
  unconfirm: (userName: string) =>
    db.execute(`update accounts set confirmed = false where user_name = ${quoted(userName)}`),
  /** Pieces in NL; the other warehouses have none, and nothing is on its way that is not promised already. */
  setStock: async (number: string, qty: number) => {
    await db.execute(`update arrivals set qty = promised where goods_sku_id = ${idOf(number)}`)
    await db.execute(`update stocks set qty = 0 where goods_sku_id = ${idOf(number)}`)
    await db.execute(`insert into stocks (goods_sku_id, warehouse, qty) values (${idOf(number)}, 'NL', ${qty})
      on conflict (goods_sku_id, warehouse) do update set qty = excluded.qty`)
  },
})
