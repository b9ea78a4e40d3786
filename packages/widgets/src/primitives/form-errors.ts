import { createContext } from 'react'

/** Gets the number of errors of the form on the page, 0 when they are gone: a page says it in its title. */
export const FormErrorsContext = createContext<((count: number) => void) | undefined>(undefined)
