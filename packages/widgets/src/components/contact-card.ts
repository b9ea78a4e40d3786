/** `@cartwright/widgets/contact-card`: the component of `<cw-contact-card>` alone. Its css is `contact-card.css`. */

export { ContactCard, type ContactCardProps } from '../content/help/contact-card'
