/** How the tabs of one shop in one browser hear of each other. */
export interface Tabs {
  /** Tells the other tabs; this one hears nothing. */
  say(topic: string, data?: unknown): void
  /** @returns how to stop listening. */
  on(topic: string, listen: (data: unknown) => void): () => void
}
