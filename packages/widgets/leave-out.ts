/**
 * What libraries carry for others: no component of ours is a class, keeps state that is no hook's, hydrates, opens a portal, sets
 * HTML, catches errors or takes a function for a ref, nothing looks on as developer tools do, and our elements read their
 * attributes themselves. Written as the pieces stand in the pinned versions; the build ends when one is no longer found.
 */
import type { Plugin } from 'vite'

type Pieces = readonly (readonly [piece: string, instead: string])[]

const PREACT: Pieces = [
  // Classes, their state and their call backs.
  ['C=(s=V.prototype)&&s.render', 'C=0'],
  ['(C?r.__c=d=new V(M,L):(r.__c=d=new x(M,L),d.constructor=V,d.render=K),', '(r.__c=d=new x(M,i),'],
  ['d.state||(d.state={}),', ''],
  ['k=d.props,b=d.state,', ''],
  ['d.shouldComponentUpdate(M,d.__s,L)', 'd.shouldComponentUpdate(M)'],
  ['d.props=M,d.state=d.__s,d.__g', 'd.props=M,d.__g'],
  ['y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length', 'd.__h.length'],
  ['d.__h=[],d.__k=[])', 'd.__h=[])'],
  ['d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),', ''],
  ['s=d.render(d.props,d.state=d.__s,d.context)', 's=V.call(d,M)'],
  ['C&&(y.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,', ''],
  ['x.prototype.render=$,', ''],
  [
    'var r=this.__s;r&&r!=this.state||(r=this.__s=_({},this.state)),"function"==typeof n&&(n=n(_({},r),this.props)),n&&(_(r,n),this.__v&&(t&&this.__k.push(t),L(this)))',
    'this.__v&&L(this)',
  ],
  ['x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},', ''],
  // Contexts are read by their hook.
  ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', ''],
  ['j&&j.sub(d),', ''],
  ['d.context=L', 'd.context=i'],
  ['(t.Consumer=function(n,t){return n.children(t)}).contextType=t', 't'],
  // Errors go to the page.
  [
    '__e:function(n,t,r,u){for(var i,o,e;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),i.componentDidCatch&&(i.componentDidCatch(n,u||{}),e=1),e&&8&i.__g)return void(i.__g|=2)}catch(t){n=t}}throw f=0,n}',
    '',
  ],
  ['(r.__c=d,2&d.__g&&(d.__g|=1))', 'r.__c=d'],
  [',1&d.__g&&(d.__g&=-4)', ''],
  ['v=e.length;', ''],
  [',t&&t.then||D(r),n.__e(t,r,u)', ';throw D(r),t'],
  [
    'try{t=r.__h,r.__h=[],t.some(function(n){n.call(r)})}catch(t){n.__e(t,r.__v)}',
    't=r.__h,r.__h=[],t.some(function(n){n.call(r)})',
  ],
  [
    'if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){n.__e(t,r)}',
    'i.componentWillUnmount&&i.componentWillUnmount();',
  ],
  // Refs that are functions.
  [
    'try{"function"==typeof t?r?r.__x=t(r)||1:i&&(i=i.__c||i.__e)&&(r=i.__x)&&(i.__x=null,"function"==typeof r?r():t(null)):t.current=r}catch(t){n.__e(t,u)}',
    't.current=r',
  ],
  // Hydration, what stands in a container, and what waits for code.
  ['function I(n,t,r,u,i,f,o,e,l,c,a)', 'function I(n,t,r,u,i,f,e,l,a)'],
  ['z(n,v,h,i,f,o,e,l,c,a)', 'z(n,v,h,i,f,e,l,a)'],
  ['function z(t,r,u,i,f,o,e,l,c,a)', 'function z(t,r,u,i,f,e,l,a)'],
  ['I(t,w(A)?A:[A],r,u,i,f,o,e,l,c,a)', 'I(t,w(A)?A:[A],r,u,i,f,e,l,a)'],
  ['F(u.__e,r,u,i,f,o,e,c,a,t)', 'F(u.__e,r,u,i,f,e,a,t)'],
  ['function F(t,r,u,i,f,o,e,l,c,a)', 'function F(t,r,u,i,f,e,c,a)'],
  [',f,o,e,o?o[0]:u.__k&&S(u,0),l,c),o&&o.some(g))', ',f,e,u.__k&&S(u,0),c))'],
  ['e.namespaceURI,32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)', 'e.namespaceURI,f,i||S(u),o)'],
  [
    'r.namespaceURI,i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o)',
    'r.namespaceURI,f,i?i.__e:r.firstChild,o)',
  ],
  [',o="textarea"==C&&null!=x.defaultValue?null:o&&d.call(a.childNodes)', ''],
  ['(u=t&&32&t.__u)?null:r.__k', 'r.__k'],
  ['128&u.__u&&', '0&&'],
  ['e.length=v,r.__v=null,c||o)if(t&&t.then)', 'r.__v=null,0)if(0)'],
  ['xhtml"),o)for(s=0;', 'xhtml"),0)for(s=0;'],
  [',l&&(n.__m&&n.__m(r,o),l=!1),o=null', ''],
  ['!l&&o)for(', '0)for('],
  ['l&&"function"!=typeof k||', ''],
  ['l&&"textarea"!=C||', ''],
  ['l&&t.data==x||', ''],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
  // Comments, whole documents, templates, registries of others.
  ['for(t&&!t.parentNode&&', 't&&!t.parentNode&&'],
  [',e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&(', ',o!=t&&('],
  [',t=o;(t=t&&t.nextSibling)&&8==t.nodeType&&!t.data.startsWith("$s"););return t', ';return o.nextSibling'],
  ['9==r.nodeType&&(r=r.documentElement),', ''],
  ['"template"==C&&t.content||t', 't'],
  ['a.ownerDocument||document', 'a.ownerDocument'],
  ['(f,C,x.is?x:a)', '(f,C)'],
  // HTML as text, formulas and pages in drawings, styles as text, fields that keep their own value, what listens on the way down, attributes
  // that are never taken away.
  ['"dangerouslySetInnerHTML"==s?y=k:', ''],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
  ['("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),', ''],
  ['.replace(/xlink(H|:h)/,"h")', ''],
  ['if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)', '{if(u)'],
  ['"value"==s&&"defaultValue"in x||"checked"==s&&"defaultChecked"in x||', ''],
  ['f=t!=(t=t.replace(l,"$1")),', ''],
  ['(t,o,f):n.removeEventListener(t,o,f)', '(t,o):n.removeEventListener(t,o)'],
  ['l=/(PointerCapture)$|Capture$/i,', ''],
  ['"list"!=t&&"form"!=t&&', ''],
  ['"download"!=t&&"rowSpan"!=t&&"colSpan"!=t&&', ''],
  // Portals.
  ['if(n.props.__P)return t;', ''],
  ['M.__P&&(s=l', '0&&(s=l'],
  ['M.__P&&(r.__e=null,l=s),', ''],
  ['||n.props.__P', ''],
  ['&&!n.props.__P', ''],
  ['u&&!t.props.__P', 'u'],
  ['n.__&&n.__(t,r),', ''],
]

const HOOKS: Pieces = [
  // There were no others before.
  [',v=a.__b,l=a.__r,m=a.diffed,h=a.__c,s=a.unmount,p=a.__;', ';'],
  [',v&&v(n)', ''],
  ['l&&l(n),', ''],
  ['m&&m(n);', ''],
  [',h&&h(n,t)', ''],
  ['s&&s(n);', ''],
  // `useId` is our own (preact-react.ts).
  ['a.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),p&&p(n,t)},', ''],
  // Whoever looks on, or draws without effects.
  ['a.__h&&a.__h(r,n,f||t),f=0;', ''],
  ['f=1,', ''],
  ['f=5,', ''],
  ['f=6,', ''],
  ['f=8,', ''],
  ['i.c=n,', ''],
  ['!a.__s&&E(', 'E('],
  ['!a.__s&&E(', 'E('],
  ['k&&cancelAnimationFrame(t)', 'cancelAnimationFrame(t)'],
  ['k&&(t=requestAnimationFrame(r))', 't=requestAnimationFrame(r)'],
  // Classes.
  ['var c=r.shouldComponentUpdate;', ''],
  ['),c){var e=c.call(this,n,t,r);return i?e||f:e}return', '),0);return'],
  // Errors go to the page.
  ['try{C(n)}catch(t){a.__e(t,{__:(n=n.__P)&&n.__v})}', 'C(n);'],
  ['t.__h=[],a.__e(r,n.__v)', 'throw t.__h=[],r'],
  ['if(void 0===r){for(r=n.__;r&&(!r.__c||!r.__c.__P);)r=r.__;r=r&&r.__c}u.__P=r,', ''],
  [',t&&a.__e(t,u.__v))', ');if(t)throw t'],
  // Refs that are functions.
  ['if("function"==typeof n){var r=n(t());return function(){n(null),"function"==typeof r&&r()}}', ''],
]

/** Whoever wants to draw at another time: nobody but tests. */
const PREACT_SHIPPED: Pieces = [
  ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
  ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
]
const HOOKS_SHIPPED: Pieces = [['1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)', '1==n&&z(g)']]

const R2WC: Pieces = [
  ['e.props || (e.props = t.propTypes ? Object.keys(t.propTypes) : []), e.events || (e.events = []);', ''],
  ['Array.isArray(e.props) ? e.props.slice() : Object.keys(e.props)', '[]'],
  ['Array.isArray(e.events) ? e.events.slice() : Object.keys(e.events)', '[]'],
  ['\n  for (const r of n)', '\n  if (0) for (const r of n)'],
  ['\n  for (const r of u)', '\n  if (0) for (const r of u)'],
  ['static get observedAttributes() {\n      return Object.keys(m);\n    }', ''],
  [
    'e.shadow ? this.container = this.attachShadow({\n        mode: e.shadow\n      }) : this.container = this',
    'this.container = this.attachShadow({ mode: "open" })',
  ],
  [' for (const s of n)', ' if (0) for (const s of n)'],
  [' for (const s of u)', ' if (0) for (const s of u)'],
  ['connectedCallback() {\n      this[y] = !0, this[b]();\n    }', ''],
  [
    'attributeChangedCallback(s, l, o) {\n      const i = m[s], f = a[i], g = f ? w[f] : null;\n      i in a && g?.parse && (o || f === "method") && (this[p][i] = g.parse(o, s, this), this[b]());\n    }',
    '',
  ],
  ['\n  for (const r of n)', '\n  if (0) for (const r of n)'],
]

const leaving = (libraries: readonly (readonly [file: RegExp, pieces: Pieces])[]): Plugin => ({
  name: 'leave-out',
  transform: {
    order: 'pre',
    filter: { id: /[\\/](preact[\\/].+[\\/](preact|hooks)\.mjs|@r2wc[\\/]core[\\/]dist[\\/]core\.js)(\?|$)/ },
    handler(code, id) {
      const pieces = libraries.find(([file]) => file.test(id))?.[1] ?? []
      return pieces.reduce((left, [piece, instead]) => {
        if (!left.includes(piece)) this.error(`Not found any more: ${piece}`)
        return left.replace(piece, () => instead)
      }, code)
    },
  },
})

export const leaveOut = leaving([
  [/preact\.mjs/, [...PREACT, ...PREACT_SHIPPED]],
  [/hooks\.mjs/, [...HOOKS, ...HOOKS_SHIPPED]],
  [/core\.js/, R2WC],
])

/** The tests on Preact run on the same. */
export const leaveOutInTests = leaving([
  [/preact\.mjs/, PREACT],
  [/hooks\.mjs/, HOOKS],
  [/core\.js/, R2WC],
])
