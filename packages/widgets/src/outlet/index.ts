export { Outlet, type OutletChange, type OutletProps } from './outlet'
export { createOutletControl, type OutletControl } from './outlet-control'
