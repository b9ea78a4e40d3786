export { PasswordReset, type PasswordResetProps } from './password-reset'
