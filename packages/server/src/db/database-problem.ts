/** Why a database cannot be used, in words for whoever runs the shop. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
}
