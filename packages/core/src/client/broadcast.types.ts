/** How the tabs of one shop in one browser hear of each other. */
export interface Broadcast {
  /** Tells the other tabs; this one hears nothing. */
  post(topic: string, data?: unknown): void
  /** Hears what other tabs tell of a topic. @returns how to stop listening. */
  subscribe(topic: string, listen: (data: unknown) => void): () => void
}
