export { ContactCard, type ContactCardProps } from './contact-card'
export { Declaration, type DeclarationProps } from './declaration'
export { Faq } from './faq'
