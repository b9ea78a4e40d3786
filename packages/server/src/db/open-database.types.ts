import type { Database } from './database'

/** An open database with all its tables; what is in them is left to the seed. */
export interface OpenDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  /** Whether it answers at the moment; takes two seconds at most. */
  isReady(): Promise<boolean>
  /** Waits for what is under way, then lets go of files and connections. */
  close(): Promise<void>
}
