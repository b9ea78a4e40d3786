/**
 * Makes what only the server uses of a file that pages import too. A bundler leaves the call out with all that is inside, because the mark
 * says that nothing is missed; a schema that stands outside of one comes along, and valibot with it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const serverOnly = <T>(make: () => T): T => make()
