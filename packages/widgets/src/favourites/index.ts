export { Favourites } from './favourites'
export { FavouritesDrawer, type FavouritesDrawerProps } from './favourites-drawer'
