/** `@cartwright/widgets/declaration`: the component of `<cw-declaration>` alone. Its css is `declaration.css`. */

export { Declaration, type DeclarationProps } from '../content/help/declaration'
