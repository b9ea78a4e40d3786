export { Finance, type FinanceChange, type FinanceProps } from './finance'
