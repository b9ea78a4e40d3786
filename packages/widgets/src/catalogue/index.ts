export { Product, type ProductProps } from './product'
export { ProductCard, type ProductCardProps } from './product-card'
export { type ListChange, ProductList, type ProductListProps } from './product-list'
