import { useCallback } from 'react'
import { type Announcement, announcerOf } from '../announcer/announcer'
import { useDocument } from './owner-document'

/** Speaks to the screen readers of the page around the component. */
export function useAnnounce(): (announcement: Announcement) => void {
  const page = useDocument()
  return useCallback(announcement => announcerOf(page).announce(announcement), [page])
}
