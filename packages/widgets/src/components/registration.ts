/** `@cartwright/widgets/registration`: the component of `<cw-registration>` alone. Its css is `registration.css`. */

export { Registration, type RegistrationProps } from '../registration/registration'
