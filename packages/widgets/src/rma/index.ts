export { ReturnDetails, type ReturnDetailsProps } from './return-details'
export { returnDetailsTexts } from './return-details.texts'
export { ReturnForm, type ReturnFormProps } from './return-form'
export { Returns, type ReturnsChange, type ReturnsProps } from './returns'
