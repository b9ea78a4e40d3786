// Written by `npm run texts`.
export default [
  "core",
  "orders",
  "sales"
]
