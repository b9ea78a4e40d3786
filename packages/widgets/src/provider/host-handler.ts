/**
 * Tells the host what is about to happen. A host that returns false has taken over: the widget then leaves it alone.
 * In an element the handler is an event, and `preventDefault()` says the same.
 */
export type HostHandler<Detail> = (detail: Detail) => unknown
