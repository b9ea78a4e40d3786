/** One valid input per call, for tests that go through all of them. */

import type { BookAddressInput, CallInput, CallName, OrderBody } from '@cartwright/core/contract'
import { fileOf } from '../uploads/files.testing'

/** Every call of the contract is here, or this is a type error. */
export function exampleInputs({ goodsSkuId, number }: { goodsSkuId: number; number: string }): {
  [N in CallName]: CallInput<N>
} {
  const email = 'someone@firm.example'.replace('.example', '.eu')
  const applicant = { userName: 'someone', email, emailVerificationCode: '000000' }
  const captcha = { code: '00000', uuid: 'none' }
  const asker = { custId: -1, accountId: -1, roles: '' }
  const order: OrderBody = { items: [{ number, qty: 1 }], orderType: 'REG', backOrderMode: 'shipAvailable' }
  const address: BookAddressInput = {
    ...{ kind: 'shipping', firstName: '', lastName: '', company: 'Firm B.V.', country: 'NL', address1: 'Street 1' },
    ...{ address2: '', city: 'Utrecht', state: '', postcode: '3500 AA', phone: '', mobile: '', email: '', fax: '' },
  }
  const names = { email, firstName: 'Some', lastName: 'One' }
  const person = { ...names, role: 'clerk', status: 'active', permissions: ['cust:shoppingcart'] } satisfies Omit<
    CallInput<'account.add'>['body'],
    'userName'
  >
  return {
    'session.isQoAdmin': { query: { userName: 'buyer.nl' } },
    'session.token': {
      body: {
        ...{ username: 'buyer.nl', password: 'Cartwright1', grant_type: 'password' },
        ...{ client_id: 'cartwright', client_secret: 'cartwright', scope: 'server' },
      },
    },
    'session.info': {},
    'session.logout': {},
    'session.sendCode': { body: { userName: 'buyer.nl' } },
    'session.list': {},
    'session.end': { params: { id: '00000000-0000-4000-8000-000000000000' } },
    'session.endOthers': {},
    'session.life': {},
    'session.extend': {},
    'session.routers': {},
    'session.captcha': {},
    'session.spokenCaptcha': { query: { uuid: 'none', language: 'en' } },
    'registration.sendCode': { query: { email } },
    'confirmation.sendCode': { body: { email } },
    'confirmation.confirm': { body: { email, emailVerificationCode: '000000' } },
    'registration.checkEmailAndAccount': { query: applicant },
    'registration.checkAccount': { body: { ...applicant, ...captcha } },
    'registration.register': {
      body: {
        ...{
          ...applicant,
          ...captcha,
          password: 'abcd1234',
          company: 'Firm B.V.',
          vat: 'NL004495445B01',
          currency: 'EUR',
        },
        ...{ countryIso2: 'NL', address1: 'Street 1', city: 'Utrecht', postcode: '3500 AA' },
        ...{ attachments: ['00000000-0000-4000-8000-000000000000'], registerOrgId: 1, agreement: true },
      },
    },
    'registration.upload': {
      body: { email, emailVerificationCode: '000000', file: fileOf('png', 'extract.png') },
    },
    'passwordReset.sendCode': { body: { email } },
    'passwordReset.change': { body: { email, emailVerificationCode: '000000', newPassword: 'abcd1234' } },
    'account.requestEmailBinding': { query: { email } },
    'account.changeEmail': { body: { email, emailVerificationCode: '000000' } },
    'account.changePassword': { body: { oldPassword: 'not it', newPassword: 'abcd1234' } },
    'account.undoChange': { body: { secret: 'none' } },
    'account.list': {},
    'account.add': { body: { userName: 'someone', ...person } },
    'account.change': { body: { accountId: 1, ...person } },
    'account.billing': {},
    'account.listAddresses': { query: {} },
    'account.addAddress': { body: address },
    'account.changeAddress': { body: { addressId: 1, ...address } },
    'account.removeAddress': { params: { id: 1 } },
    'site.options': { query: { siteName: '', isVisitor: '1' } },
    'site.region': {},
    'site.currencies': {},
    'site.countries': {},
    'site.country': { params: { id: 1 } },
    'site.countryByIp': {},
    'site.states': {},
    'notifications.list': { query: { type: '1', orgId: 1 } },
    'notifications.read': { body: { ids: [1] } },
    'content.brandSubjects': { query: {} },
    'content.activitySubjects': { query: {} },
    'content.homeFloors': { query: { language: 'en', orgId: 1 } },
    'content.banners': { query: {} },
    'content.declarations': { query: { type: 'terms', language: 'en' } },
    'content.faq': { query: {} },
    'search.history': { query: { custnum: -1 } },
    'search.remember': { body: { custnum: -1, keyword: 'toner' } },
    'search.forget': { params: { id: 1 } },
    'catalogue.promotions': { body: { numbers: [number], custnum: 1, orgId: 1 } },
    'catalogue.classes': {},
    'catalogue.brands': { query: { classId: 102 } },
    'catalogue.series': { params: { id: 1 } },
    'catalogue.models': { params: { id: 1 } },
    'catalogue.query': { query: { ...asker, classId: 102, keyword: 'tn', pageNum: 1, pageSize: 20 } },
    'catalogue.nearest': { query: { ...asker, keyword: 'tonr' } },
    'catalogue.stat': { query: { ...asker, classId: 102 } },
    'catalogue.sku': { params: { id: goodsSkuId }, query: asker },
    'catalogue.classAttributes': { query: { classId: 102, isDetails: 1 } },
    'catalogue.related': { query: { number } },
    'catalogue.images': { query: { number } },
    'catalogue.image': { query: { number } },
    'catalogue.imagesByNumbers': { body: [number] },
    'catalogue.attributesByNumbers': { body: [number] },
    'catalogue.disabled': { body: { numberList: [number], orgId: 1 } },
    'catalogue.setCustNumber': { body: { number, custNumber: '' } },
    'catalogue.inventory': { body: [{ number, warehouse: '' }] },
    'catalogue.eta': { body: [{ number, warehouse: '' }] },
    'catalogue.yields': { body: [number] },
    'cart.list': { query: {} },
    'cart.stat': {},
    'cart.reduce': { body: [{ number, qty: 1 }] },
    'cart.add': { body: { number, qty: 1 } },
    'cart.update': { body: { shoppingCartId: 1, qty: 1 } },
    'cart.addBatch': { body: [{ number, qty: 1 }] },
    'cart.remove': { params: { id: '1' } },
    'cart.buyAgain': { body: { orderNo: 'none' } },
    'documents.download': { body: { type: 'orders', format: 'csv' } },
    'favourites.list': { query: {} },
    'favourites.count': {},
    'favourites.add': { body: [{ number }] },
    'favourites.remove': { params: { id: '1' } },
    'quickOrder.resolve': { body: { lines: [{ key: '1', input: number }] } },
    'quickOrder.create': { body: { lines: [{ number, qty: 1 }] } },
    'quickOrder.get': { params: { id: 1 } },
    'orders.confirm': { body: order },
    'orders.settle': {},
    'orders.create': { body: { ...order, hash: 'none' } },
    'orders.upload': { body: { file: fileOf('pdf') } },
    'orders.list': { query: {} },
    'orders.get': { params: { orderno: 'none' } },
    'orders.cancel': { params: { orderno: 'none' } },
    'orders.reorder': { body: { lines: [{ number, qty: 1 }] } },
    'orders.shipVias': {},
    'printers.series': {},
    'printers.find': { query: { keyword: 'laserjet' } },
    'printers.mine': {},
    'printers.keep': { body: { modelIds: [1] } },
    'printers.forget': { params: { id: 1 } },
  }
}
