/** What a page and the server in the browser send each other. */

type Headers = [name: string, value: string][]

export interface BookRequest {
  id: number
  method: string
  url: string
  headers: Headers
  body: ArrayBuffer | undefined
}

export interface BookAnswer {
  id: number
  status: number
  headers: Headers
  body: ArrayBuffer
}

/** `failure`: the server does not run in this browser, in words for a developer. */
export type BookResponse = BookAnswer | { id: number; failure: string }
