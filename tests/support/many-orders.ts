/** A company with many orders and invoices, written by statements: placing them would take hours. */

const LINES_EACH = 10
/** Orders that have not left, of any company; the others are invoiced. */
const OPEN = 50

interface Executes {
  execute(statement: string): PromiseLike<unknown>
}

/** Numbers of the orders and invoices that `addOrders` makes, by its own count from 1. */
export const addedOrder = (custId: number, n: number) => `CW-N${custId}-${n}`
export const addedInvoice = (custId: number, n: number) => `IN-X${custId}-${n}`

/** Copies the newest order of a company and its invoice, with numbers, days and statuses of their own. */
export async function addOrders(db: Executes, userName: string, count: number): Promise<void> {
  const ofAccount = `select cust_id from accounts where user_name = '${userName}'`
  const columnsOf = async (table: string, own: readonly string[]) => {
    const { rows } = (await db.execute(
      `select column_name as name from information_schema.columns where table_name = '${table}'`,
    )) as unknown as { rows: { name: string }[] }
    return rows.flatMap(({ name }) => (own.includes(name) ? [] : [name])).join(', ')
  }
  const orders = await columnsOf('orders', [
    'order_id',
    'order_no',
    'so_no',
    'po_no',
    'create_time',
    'status',
    'to_invoice',
    'lines_key',
  ])
  await db.execute(`
    insert into orders (${orders}, order_no, so_no, po_no, create_time, status, to_invoice, lines_key)
    select ${orders}, 'CW-N' || cust_id || '-' || n, 'SO-N' || cust_id || '-' || n, 'PO-N-' || lpad(n::text, 5, '0'), now() - n * interval '20 minutes',
      case when n <= ${OPEN} then 'processing' when n % 4 < 3 then 'shipped' else 'all goods delivered' end,
      case when n <= ${OPEN} then grand_total else 0 end, md5(cust_id || '-' || n)
    from (select * from orders where cust_id = (${ofAccount}) order by order_id limit 1) as model, generate_series(1, ${count}::int) as n`)
  await db.execute(`
    insert into order_lines (order_id, position, goods_sku_id, number, oem_code, names, brand_name, class_id, qty, unit_price, price, warehouse)
    select o.order_id, p.at, s.goods_sku_id, s.number, s.oem_code, '{}', 'HP', s.class_id, 1, 1, 1, 'NL'
    from orders o, generate_series(0, ${LINES_EACH - 1}::int) as p(at),
      -- One part stands in as many orders of the small company as of the large one.
      lateral (select * from skus where goods_sku_id = case when p.at = 0 and o.po_no < 'PO-N-00006' then 10063
        else 10100 + (o.order_id * 7 + p.at) % 300 end) s
    where o.cust_id = (${ofAccount}) and o.order_no like 'CW-N%'`)
  const invoices = await columnsOf('invoices', ['invoice_id', 'invoice_no', 'shipment_id'])
  await db.execute(`
    insert into invoices (${invoices}, invoice_no)
    select ${invoices}, 'IN-X' || cust_id || '-' || n
    from (select * from invoices where cust_id = (${ofAccount}) and kind = 'invoice' order by invoice_id limit 1) as model,
      generate_series(1, ${count}::int) as n`)
  await db.execute(`
    insert into receivables (cust_id, type, invoice_id, number, invoice_date, due_date, order_id, account_id, po_no, currency, amount, paid, balance, status)
    select i.cust_id, 'invoice', i.invoice_id, i.invoice_no, current_date - i.n / 60, current_date + 30 - i.n / 60, o.order_id, o.account_id,
      'PO-N-' || lpad(i.n::text, 5, '0'), 'EUR', 121, case when i.n % 10 = 0 then 0 else 121 end, case when i.n % 10 = 0 then 121 else 0 end,
      case when i.n % 10 = 0 then 'open' else 'cleared' end
    from (select *, substring(invoice_no from '[0-9]+$')::int as n from invoices where invoice_no like 'IN-X%') i
    join orders o on o.order_no = 'CW-N' || i.cust_id || '-' || i.n
    where i.cust_id = (${ofAccount})`)
  await db.execute(`vacuum analyze`)
}
