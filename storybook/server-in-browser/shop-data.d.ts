declare module 'virtual:shop-image' {
  /** Address of the filled database, a tar archive that was packed by gzip. */
  const url: string
  export default url
}

declare module 'virtual:shop-now' {
  /** The moment from which the data is dated, in milliseconds. */
  const now: number
  export default now
}
