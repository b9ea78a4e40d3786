/** `@cartwright/widgets/password-reset`: the component of `<cw-password-reset>` alone. Its css is `password-reset.css`. */

export { PasswordReset, type PasswordResetProps } from '../password-reset/password-reset'
