import type { ScreenName } from '@cartwright/core'
import type { ComponentType } from 'react'

/** Fetches the component of a screen, which takes the properties that the table of screens gives it. */
export type LoadScreen = (name: ScreenName) => Promise<ComponentType<object>>
