/** Files that go with something to come: an order, a registration. */
import type { CallOptions } from '../client/client.types'
import type { FileLimits, FileProblem } from '../rules'
import type { WithStore } from '../with-store'

/** A file the server has, by the reference it gave. */
export interface UploadedFile {
  /** Reference that the server gave; an order or a return names the file by it. */
  fileId: string
  /** With its ending. */
  name: string
  /** Bytes. */
  size: number
}

export interface UploadEntry extends Omit<UploadedFile, 'fileId'> {
  /** Stays with the entry. */
  key: number
  /** `checked`: the server has it and found it to be what its name says. */
  status: 'uploading' | 'checked' | 'failed'
  /** How much of it has left, 0 to 1. */
  share: number
  /** What is sent; undefined for a file that the server had already. */
  file: File | undefined
  /** Reference, once it is checked. */
  fileId: string | undefined
  /** Failed because the server does not accept what is in it, not on the way there. */
  isRefused: boolean
}

/** A file that was not sent, and why; `one-at-a-time` when there were several, or one is still on its way. */
export interface UploadRefusal {
  /** Of the file. */
  name: string
  /** Names the text that says it. */
  why: FileProblem | 'one-at-a-time' | 'too-many' | 'no-picture'
}

export interface UploadsState {
  /** In the order in which they were added, those the server had already first. */
  entries: readonly UploadEntry[]
  /** Of the last choice; gone with the next one. */
  refused: UploadRefusal | undefined
}

/** @returns a picture of at most so many bytes; undefined for what cannot be read as one */
export type ReducePhoto = (file: File, bytes: number) => Promise<File | undefined>

/** Makes the call that carries one file, with the options as they are given. */
export type SendFile = (file: File, options: CallOptions) => Promise<{ fileId: string }>

export interface Uploads extends WithStore<UploadsState> {
  /** Size, number and endings of the files that are taken. */
  limits: FileLimits
  /** Photos of any size are taken, and made smaller before they are sent. */
  takesPhotos: boolean
  /** Several files may be chosen at once; they are sent one after the other. */
  takesSeveral: boolean
  /** True when no more may be added. What was refused takes no place: it can only be removed. */
  isFull(): boolean
  /** Sends the one file that was chosen or dropped, or several where those are taken. @source VAL-022, VAL-023, VAL-024 */
  add(files: readonly File[]): void
  /** Sends one again that did not get through. */
  retry(key: number): void
  /** Takes one out; one that is on its way is broken off. */
  remove(key: number): void
  /** Breaks off what is on its way. */
  destroy(): void
}
