/** The columns of a part that words are compared with. */
import { type SQL, sql } from 'drizzle-orm'

/** As `Described` has them, of part `s` and brand `b`; the levels of its yield are read only where a text names one. */
export const describedColumns: SQL = sql`b.brand_name as brand, s.colour, s.class_id as "classId", s.page_yield as "pageYield",
  s.tape_width_mm::float8 as "tapeWidth", false as "hasLarger", false as "hasSmaller",
  (s.oem_key like '%TWIN' or (b.brand_name = 'HP' and s.oem_key ~ '[AX0-9]D$')) as "isTwin"`
