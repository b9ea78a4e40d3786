export { Registration, type RegistrationProps } from './registration'
