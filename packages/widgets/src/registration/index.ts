export { PasswordReset, type PasswordResetProps } from './password-reset'
export { Registration, type RegistrationProps } from './registration'
