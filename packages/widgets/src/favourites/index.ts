export { Favourites } from './favourites'
