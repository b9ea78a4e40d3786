/** Times and days as the wire writes them. */

/** `yyyy-MM-dd HH:mm:ss` in UTC. */
export const formatTime = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ')

/** The day of a moment in UTC, `yyyy-MM-dd`. */
export const formatDay = (moment: Date): string => moment.toISOString().slice(0, 10)
