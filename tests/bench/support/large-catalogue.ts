/** A catalogue of many articles, written by statements: copies of those of the demo shop under numbers of their own. */

interface Executes {
  execute(statement: string): PromiseLike<unknown>
}

/** An odd factor: products with it are different modulo a power of two, and look like no series. */
const FACTOR = 11_400_714_819

/** The copies have the brand, the kind and the first two signs of the number of what they are copied from; six more are their own. */
export async function addArticles(db: Executes, count: number): Promise<void> {
  const { rows } = (await db.execute('select count(*)::int as articles from skus')) as unknown as {
    rows: { articles: number }[]
  }
  const own = rows[0]?.articles ?? 1
  for (let copy = 1; copy <= Math.ceil(count / own); copy++)
    await db.execute(`
      insert into skus (goods_sku_id, number, oem_code, name, names, description, descriptions, class_id, brand_id, colour, page_yield,
        tape_width_mm, union_code, box_barcode, product_barcode, supplier, market, number_key, oem_key, search)
      select goods_sku_id + ${copy} * 1000000, 'CW-' || code, code, replace(name, oem_code, code), names, description, descriptions,
        class_id, brand_id, colour, page_yield, tape_width_mm, union_code || '-' || ${copy}, box_barcode || ${copy}, product_barcode || ${copy},
        supplier, market, 'CW' || code, code, lower('CW-' || code || ' ' || name)
      from (
        select *, left(oem_key, 2) || upper(lpad(to_hex((row_number() over () + ${copy * own}) * ${FACTOR} % 16777216), 6, '0')) as code
        from skus where goods_sku_id < 1000000
      ) as copied`)
  await db.execute('analyze skus')
}
