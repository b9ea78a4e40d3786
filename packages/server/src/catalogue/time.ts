/** Times as the wire writes them. */

/** `yyyy-MM-dd HH:mm:ss` in UTC. */
export const formatTime = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ')
