/** Why a database cannot be used, in words for the operator. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
}
