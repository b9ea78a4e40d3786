/** Who sets the own article numbers of a company. */
import { hasRole } from './permissions'

/** Main customers and sales reps. @source CAT-007 */
export const maySetCustNumber = (roles: readonly string[]): boolean => hasRole(roles, ['mainCustomer', 'salesRep'])
