/** Signing in and out, and what a session is (ledger API-008 to API-015). */
import type { Call } from './call'
import { INFO_PATH } from './first-paths'

export const isQoAdmin = {
  name: 'session.isQoAdmin',
  id: 'API-008',
  method: 'GET',
  path: '/clientsystem/account/freedom/isQoAdmin',
  answer: 'data',
} as const satisfies Call

export const token = {
  name: 'session.token',
  id: 'API-010',
  method: 'POST',
  path: '/clientauth/oauth/token',
  answer: 'plain',
} as const satisfies Call

export const info = {
  name: 'session.info',
  id: 'API-012',
  method: 'GET',
  path: INFO_PATH,
  answer: 'plain',
} as const satisfies Call

export const logout = {
  name: 'session.logout',
  id: 'API-013',
  method: 'DELETE',
  path: '/clientauth/clienttoken/logout',
  answer: 'data',
} as const satisfies Call

export const sendCode = {
  name: 'session.sendCode',
  id: 'API-015',
  method: 'POST',
  path: '/clientauth/oauth/freedom/sendCode',
  answer: 'data',
  added: true,
} as const satisfies Call

export const list = {
  name: 'session.list',
  id: 'API-013',
  method: 'GET',
  path: '/clientauth/clienttoken/list',
  answer: 'data',
  added: true,
} as const satisfies Call

export const end = {
  name: 'session.end',
  id: 'API-013',
  method: 'DELETE',
  path: '/clientauth/clienttoken/session/{id}',
  answer: 'data',
  added: true,
} as const satisfies Call

export const endOthers = {
  name: 'session.endOthers',
  id: 'API-013',
  method: 'DELETE',
  path: '/clientauth/clienttoken/others',
  answer: 'data',
  added: true,
} as const satisfies Call

export const life = {
  name: 'session.life',
  id: 'API-012',
  method: 'GET',
  path: '/clientauth/clienttoken/life',
  answer: 'data',
  added: true,
} as const satisfies Call

export const extend = {
  name: 'session.extend',
  id: 'API-012',
  method: 'PUT',
  path: '/clientauth/clienttoken/life',
  answer: 'data',
  added: true,
} as const satisfies Call

export const routers = {
  name: 'session.routers',
  id: 'API-014',
  method: 'GET',
  path: '/system/menu/getRouters',
  answer: 'data',
} as const satisfies Call

export const captcha = {
  name: 'session.captcha',
  id: 'API-015',
  method: 'GET',
  path: '/randomcode',
  answer: 'plain',
} as const satisfies Call

export const spokenCaptcha = {
  name: 'session.spokenCaptcha',
  id: 'API-015',
  method: 'GET',
  path: '/randomcode/freedom/spoken',
  answer: 'data',
  added: true,
} as const satisfies Call
