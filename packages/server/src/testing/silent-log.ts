import type { Log } from '../process/log'

/** For tests that do not look at the log. */
export const SILENT_LOG: Log = { info: () => undefined, error: () => undefined }
