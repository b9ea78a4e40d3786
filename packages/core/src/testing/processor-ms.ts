/** Milliseconds of processor time that this process has used so far: what other processes of a busy machine do counts nothing. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
