export { Favourites, type FavouritesPage, type FavouritesProps } from './favourites'
export { FavouritesDrawer, type FavouritesDrawerProps } from './favourites-drawer'
