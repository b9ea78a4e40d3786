/** What a page asks first: the loader knows these calls before there is a client. */
export const INFO_PATH = '/clientsystem/account/getInfo'
export const LIST_PATH = '/clientsystem/shoppingcart/account/list'
