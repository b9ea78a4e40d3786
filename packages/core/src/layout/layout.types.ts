/** The frame around every page: what is open beside it, and how the reader likes it. */
import type { WithStore } from '../with-store'

/** Which drawer is open (LAY-062). */
export type ShortcutView = 'off' | 'drawerCart' | 'drawerFavorite' | 'drawerMessage'

/** How the reader likes the shop; kept in this browser. */
export interface Settings {
  /** Theme colour, `#rrggbb` (LIM-008). */
  theme: string
  /** Height of rows and controls (LIM-009). */
  size: 'compact' | 'medium' | 'large'
  /** Light or dark; `system` follows the device. */
  scheme: 'system' | 'light' | 'dark'
  /** The bars stay in sight while the page scrolls (LIM-011). */
  fixedHeader: boolean
  /** The mark at the head of the shortcuts, which lie at the side (LIM-012). */
  sidebarLogo: boolean
  /** Pages that were visited, as tabs (LIM-013). */
  tagsView: boolean
  /** `production` collects what went wrong in production builds only (LIM-014). */
  errorLog: 'production' | 'off'
}

/** Something that went wrong, for the support. */
export interface LoggedError {
  /** Stays with the entry; counts up. */
  id: number
  /** ISO 8601. */
  time: string
  /** What the failure says of itself. */
  text: string
  /** Where in the code, or which call. */
  detail: string
  /** Page it happened on. */
  path: string
}

/** A page that was visited. */
export interface VisitedPage {
  /** Path with query. */
  path: string
  /** In the language of the moment: the tabs stay while the language changes. */
  title: () => string
}

export interface LayoutState {
  /** As they are in force; kept in this browser. */
  settings: Settings
  /** The settings panel is open (LAY-023). */
  showSettings: boolean
  /** The drawer that is open; `off` for none. */
  shortcutView: ShortcutView
  /** The shortcuts are unfolded; kept in a cookie (LAY-061). */
  sidebarOpen: boolean
  /** Width of the window in px; 0 where there is none. */
  width: number
  /** Oldest first. */
  visited: readonly VisitedPage[]
  /** Newest first. */
  errors: readonly LoggedError[]
}

/** The part of a window that the layout watches. */
export interface Resizable {
  /** In px. */
  readonly innerWidth: number
  /** As that of a window. */
  requestAnimationFrame(run: () => void): number
  /** As that of a window. */
  cancelAnimationFrame(frame: number): void
  /** As that of a window. */
  addEventListener(type: 'resize', listener: () => void): void
  /** As that of a window. */
  removeEventListener(type: 'resize', listener: () => void): void
}

export interface Layout extends WithStore<LayoutState> {
  /** Changes some settings and keeps them. */
  change(settings: Partial<Settings>): void
  /** Back to the settings of LIM-008 to LIM-014. */
  reset(): void
  /** Opens or closes the settings panel. */
  showSettings(on: boolean): void
  /** Opens a drawer in the place of the one that is open; `off` closes it (LAY-063). */
  show(view: ShortcutView): void
  /** Unfolds or folds the shortcuts, and remembers it for 30 days. */
  toggleSidebar(): void
  /**
   * Keeps `width` in step with a window, from its next frame on and at most every 100 ms (LIM-005).
   * @returns how to stop
   */
  watch(window: Resizable): () => void
  /** Adds a page to the tabs, or brings its tab up to date; of more than twelve the oldest leaves. */
  visit(page: VisitedPage): void
  /** Closes the tab of a path. */
  leave(path: string): void
  /** Collects a failure, if the settings and the build say so (LIM-014). */
  logError(thrown: unknown, isProduction: boolean): void
  /** Forgets what was collected. */
  clearErrors(): void
}
