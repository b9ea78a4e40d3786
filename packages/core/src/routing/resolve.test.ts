import { describe, expect, it } from 'vitest'
import { RIGHTS, type Right } from '../contract/rights'
import { resolveRoute, routeOf, type Visitor } from './resolve'
import { type RouteRecord, routes } from './routes'
import { afterSignIn, loginPath } from './sign-in-path'

const visitor: Visitor = { isSignedIn: false, permissions: [] }
const member = (...permissions: string[]): Visitor => ({ isSignedIn: true, permissions })
const buyer = member('cust:shoppingcart', 'cust:favorites', 'cust:myquickorder')

const to = (path: string, who: Visitor) => {
  const found = resolveRoute(path, who)
  return found.kind === 'redirect' ? found.to : found.name
}

describe('visitors', () => {
  it.each([
    '/cust/shoppingcart',
    '/my/quickorder',
    '/order/confirm',
    '/order/checkout/1',
    '/rma/list',
    '/rma/applyforreturn',
    '/rma/rmadetails',
    '/hisorder/list',
    '/hisorder/orderDetails/1',
    '/hisorder/quickOrderDetails/1',
  ])('RT-013 %s sends them to sign in', path => {
    expect(to(path, visitor)).toBe(`/login?redirect=${encodeURIComponent(path)}`)
  })

  it('RT-014 the way to sign-in remembers the whole target', () => {
    const redirect = to('/hisorder/orderDetails/SO1?a=b', visitor)
    expect(redirect.startsWith('/login?')).toBe(true)
    expect(new URLSearchParams(redirect.split('?')[1]).get('redirect')).toBe('/hisorder/orderDetails/SO1?a=b')
  })

  it.each([
    ['/index', 'home'],
    ['/login', 'login'],
    ['/auth-redirect', 'authRedirect'],
    ['/ac/register', 'register'],
    ['/list/toner?classId=102', 'list'],
    ['/pd/product?sku_id=1&org_id=3', 'product'],
    ['/search?keyword=x&t=1', 'search'],
    ['/shop/contactus', 'contact'],
    ['/help/cookies', 'cookies'],
    ['/toolbar/toolbar', 'toolbar'],
    ['/help/faq', 'faq'],
    ['/announcement', 'announcement'],
  ])('PERM-017 %s opens without sign-in', (path, name) => {
    expect(to(path, visitor)).toBe(name)
    expect(to(path, { ...visitor, permissions: ['*:*:*'] })).toBe(name)
  })
})

describe('what the key of a company opens', () => {
  const byKey = (...rights: Right[]): Visitor => ({ ...buyer, grant: { rights } })

  it.each([
    ['/cust/shoppingcart', 'cart'],
    ['/my/quickorder', 'lists'],
    ['/order/confirm', 'order'],
    ['/hisorder/list', 'orders'],
    ['/rma/list', 'returns'],
    ['/finance/invoices', 'finance'],
  ] as const)('API-010 %s opens with %s alone', (path, right) => {
    expect(to(path, byKey(right))).not.toBe('/401')
    expect(to(path, byKey(...RIGHTS.filter(other => other !== right)))).toBe('/401')
  })

  it('API-010 favourites and the tab of the coupons are pages of their own', () => {
    expect(to('/search?pre=3', byKey('lists'))).toBe('search')
    expect(to('/search?pre=3', byKey('cart'))).toBe('/401')
    expect(to('/search?keyword=TN-2420', byKey('cart'))).toBe('search')
    expect(to('/my/quickorder?tab=coupon', { ...member(), grant: { rights: ['order'] } })).toBe('/my/coupons')
  })

  it('API-010 /my/account opens with account, and with finance to those who may see billing data', () => {
    const account = (roles: string[], right: Right) => to('/my/account', { ...byKey(right), roles })
    expect(account(['mainCustomer'], 'account')).toBe('account')
    expect(account(['mainCustomer'], 'finance')).toBe('account')
    expect(account(['clerk'], 'account')).toBe('account')
    expect(account(['clerk'], 'finance')).toBe('/401')
    const others = RIGHTS.filter(right => right !== 'account' && right !== 'finance')
    expect(to('/my/account', { ...byKey(...others), roles: ['mainCustomer'] })).toBe('/401')
  })
})

describe('permissions', () => {
  it('RT-017 a page opens for accounts that hold its permission', () => {
    expect(to('/cust/shoppingcart', member('cust:shoppingcart'))).toBe('cart')
    expect(to('/my/quickorder', member('cust:myquickorder'))).toBe('quickOrder')
    expect(to('/order/confirm', member())).toBe('confirm')
  })

  it('RT-018 PERM-013 quick order without its permission leads to /401', () => {
    expect(to('/my/quickorder', member('cust:shoppingcart'))).toBe('/401')
    expect(to('/my/quickorder?tab=lines', member())).toBe('/401')
    expect(to('/my/quickorder', buyer)).toBe('quickOrder')
  })

  it('LAY-040 the coupon tab of quick order leads to the page of the coupons without that permission', () => {
    expect(to('/my/quickorder?tab=coupon', member())).toBe('/my/coupons')
    expect(to('/my/quickorder?tab=coupon', buyer)).toBe('quickOrder')
    expect(to('/my/coupons', member())).toBe('coupons')
  })

  it('PERM-007 the basket without its permission leads to /401', () => {
    const others = ['cust:favorites', 'cust:myquickorder', 'cust:account', 'cust:accountprice']
    for (const other of others) expect(to('/cust/shoppingcart', member(other)), other).toBe('/401')
    expect(to('/cust/shoppingcart', member(...others))).toBe('/401')
    expect(to('/cust/shoppingcart', member('cust:shoppingcart'))).toBe('cart')
    expect(to('/cust/shoppingcart', member('*:*:*'))).toBe('cart')
  })

  it('G4 the confirmation leads to /401 for an account that places no orders, and opens where nothing is told', () => {
    expect(to('/order/confirm?skus=cart', { ...buyer, mayOrder: false })).toBe('/401')
    expect(to('/order/confirm?skus=cart', { ...buyer, mayOrder: true })).toBe('confirm')
    expect(to('/order/confirm?skus=cart', buyer)).toBe('confirm')
  })

  it('PERM-003 the role admin opens every page, with and without the wildcard permission', () => {
    const admin = { isSignedIn: true, permissions: [], roles: ['admin'] }
    expect(to('/cust/shoppingcart', admin)).toBe('cart')
    expect(to('/my/quickorder?tab=coupon', admin)).toBe('quickOrder')
    expect(to('/search?pre=3', admin)).toBe('search')
    expect(to('/my/accountprice', { ...admin, permissions: ['*:*:*'] })).toBe('accountPrice')
    expect(to('/cust/shoppingcart', { ...admin, roles: ['clerk'] })).toBe('/401')
  })

  it('PERM-005 a page without a requirement is open to everybody signed in', () => {
    for (const path of ['/order/confirm', '/hisorder/list', '/rma/applyforreturn']) {
      expect(to(path, member())).not.toMatch(/^\//)
    }
  })

  it('RT-033 favourites in the search need their permission, and a sign-in', () => {
    expect(to('/search?pre=3', buyer)).toBe('search')
    expect(to('/search?pre=3', member('cust:shoppingcart'))).toBe('/401')
    expect(to('/search?pre=3', visitor)).toBe(loginPath('/search?pre=3'))
    expect(to('/search?pre=2', visitor)).toBe('search')
  })
})

describe('paths of their own', () => {
  it('RT-016 a signed-in account goes from /login to /index', () => {
    expect(to('/login', buyer)).toBe('/index')
    expect(to('/login?redirect=%2Fcust%2Fshoppingcart', buyer)).toBe('/index')
  })

  it.each(['/no/such/page', '/index/more', '/a/b/contactus', '/cust', '/hisorder/orderDetails', '/%ZZ/contactus'])(
    'RT-019 %s is unknown and leads to /404, signed in or not',
    path => {
      expect(to(path, visitor)).toBe('/404')
      expect(to(path, buyer)).toBe('/404')
    },
  )

  it('RT-020 /401 and /404 are shown to everybody', () => {
    for (const who of [visitor, member(), buyer]) {
      expect(to('/401', who)).toBe('unauthorised')
      expect(to('/404', who)).toBe('notFound')
    }
  })

  it.each(['', '/', '//', '?a=1', '/?a=1', '/#top'])('RT-021 the empty path "%s" leads to /index', path => {
    expect(to(path, visitor)).toBe('/index')
    expect(to(path, buyer)).toBe('/index')
  })

  it('parameters are decoded, the query is kept, a slash at the end and the hash do not matter', () => {
    expect(resolveRoute('/hisorder/orderDetails/SO%2F1/?a=b#c', buyer)).toMatchObject({
      kind: 'page',
      name: 'orderDetails',
      params: { orderno: 'SO/1' },
    })
    const found = resolveRoute('/hisorder/orderDetails/SO1?a=b', buyer)
    expect(found.kind === 'page' && found.query.get('a')).toBe('b')
  })

  it('RT-025 three routes are hidden from menus', () => {
    const hidden = (path: string) => (routes as readonly RouteRecord[]).find(route => route.path === path)?.hidden
    expect(['/redirect/*', '/login', '/announcement'].map(hidden)).toEqual([true, true, true])
    expect(['/index', '/list/toner', '/cust/shoppingcart', '/my/quickorder'].map(hidden)).toEqual(
      Array(4).fill(undefined),
    )
  })
})

describe('the refresh helper', () => {
  it('RT-045 the announcement opens for who is signed in as well', () => {
    expect(to('/announcement', buyer)).toBe('announcement')
    expect(to('/announcement', member())).toBe('announcement')
  })

  it.each(['/shop/contactus', '/cartwright/contactus', '/any-brand/contactus'])(
    'RT-008 %s is the contact page',
    path => {
      expect(to(path, visitor)).toBe('contact')
    },
  )

  it('RT-024 leads to the path behind it, with its query, where the guard asks again', () => {
    expect(to('/redirect/cust/shoppingcart?x=1', buyer)).toBe('/cust/shoppingcart?x=1')
    expect(to('/redirect/index', visitor)).toBe('/index')
    expect(to(to('/redirect/cust/shoppingcart', visitor), visitor)).toBe(loginPath('/cust/shoppingcart'))
  })

  it.each([
    '/redirect//evil.example',
    '/redirect/\\evil.example',
    '/redirect/\t/evil.example',
    '/redirect/a/..//evil.example',
  ])('cannot lead off the site: %j', path => expect(to(path, visitor)).toBe('/index'))
})

describe('after sign-in', () => {
  it('RT-015 the buyer goes on where the way to sign-in began', () => {
    expect(afterSignIn('?redirect=%2Fcust%2Fshoppingcart')).toBe('/cust/shoppingcart')
    const target = '/search?keyword=a%26b%5Cc&next=https%3A%2F%2Fx.example%2F%2Fy'
    expect(afterSignIn(loginPath(target).slice('/login'.length))).toBe(target)
    expect(afterSignIn(new URLSearchParams({ redirect: '/order/confirm' }))).toBe('/order/confirm')
  })

  it('RT-015 without a target, or back to sign-in, it is /index', () => {
    for (const redirect of ['', 'index', '/login', '/login?redirect=%2Flogin', '/login/']) {
      expect(afterSignIn(new URLSearchParams({ redirect }))).toBe('/index')
    }
    expect(afterSignIn('')).toBe('/index')
  })

  it.each([
    'https://evil.example',
    'HTTPS:/evil.example',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/\u0000/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
    '/..//evil.example',
    '/index/..//evil.example',
    'evil.example/path',
    '@evil.example',
    '.evil.example',
  ])('RT-015 %j cannot lead off the site', redirect => {
    const target = afterSignIn(new URLSearchParams({ redirect }))
    expect(target).toBe('/index')
  })

  it('RT-015 what is let through stays on the origin, in every reading', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '//',
      'evil.example',
      '?',
      '#',
      '@',
      ':',
      'https:',
      '\t',
      '%2f',
      '%5c',
      'index',
    ]
    // Every word of up to four pieces: small enough to be complete.
    let words = ['']
    for (let length = 0; length < 4; length += 1) {
      words = words.flatMap(word => pieces.map(piece => word + piece))
      for (const word of words) {
        const target = afterSignIn(new URLSearchParams({ redirect: word }))
        const url = new URL(target, 'https://shop.example/login')
        if (url.origin !== 'https://shop.example' || url.pathname.startsWith('//')) expect.fail(`${word} → ${url}`)
      }
    }
  })
})

describe('the route of a path', () => {
  it.each([
    ['/list/toner?classId=102#top', 'list'],
    ['/login/', 'login'],
    ['/my/quickorder', 'quickOrder'],
    ['/cartwright/contactus', 'contact'],
    ['/nothing/here', undefined],
  ])('%s belongs to %s for every account', (path, name) => {
    expect(routeOf(path)).toBe(name)
  })
})
