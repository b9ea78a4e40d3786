/**
 * What libraries carry for others: no component of ours is a class, hydrates, opens a portal, sets HTML or catches errors, and
 * our elements read their attributes themselves. Written as the pieces stand in the pinned versions; the build ends when one is
 * no longer found.
 */
import type { Plugin } from 'vite'

const PREACT: readonly (readonly [string, string])[] = [
  // Classes.
  ['C=(s=V.prototype)&&s.render', 'C=0'],
  ['d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),', ''],
  ['x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},', ''],
  // Errors go to the page.
  [
    'function(n,t,r,u){for(var i,o,e;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),i.componentDidCatch&&(i.componentDidCatch(n,u||{}),e=1),e&&8&i.__g)return void(i.__g|=2)}catch(t){n=t}}throw f=0,n}',
    'n=>{throw f=0,n}',
  ],
  // Hydration and what waits for code.
  ['128&u.__u&&', '0&&'],
  ['if(t&&t.then)', 'if(0)'],
  ['t&&t.then||D(r)', 'D(r)'],
  ['32&u.__u?[i]:null', 'null'],
  [',32&u.__u,o)', ',0,o)'],
  ['(u=t&&32&t.__u)', '(u=0)'],
  ['xhtml"),o)for(s=0;', 'xhtml"),0)for(s=0;'],
  [',l&&(n.__m&&n.__m(r,o),l=!1),o=null', ''],
  ['!l&&o)for(', '0)for('],
  ['l&&"function"!=typeof k||', ''],
  ['l&&"textarea"!=C||', ''],
  ['l&&t.data==x||', ''],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
  ['&&!t.data.startsWith("$s")', ''],
  // HTML as text, and formulas.
  ['"dangerouslySetInnerHTML"==s?y=k:', ''],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
  ['"http://www.w3.org/1998/Math/MathML"==f&&v.test(C)', '0'],
  // Portals.
  ['if(n.props.__P)return t;', ''],
  ['M.__P&&(s=l', '0&&(s=l'],
  ['M.__P&&(r.__e=null,l=s),', ''],
]

const R2WC: readonly (readonly [string, string])[] = [
  ['e.props || (e.props = t.propTypes ? Object.keys(t.propTypes) : []), e.events || (e.events = []);', ''],
  ['Array.isArray(e.props) ? e.props.slice() : Object.keys(e.props)', '[]'],
  ['Array.isArray(e.events) ? e.events.slice() : Object.keys(e.events)', '[]'],
  ['\n  for (const r of n)', '\n  if (0) for (const r of n)'],
  ['\n  for (const r of u)', '\n  if (0) for (const r of u)'],
  ['return Object.keys(m);', ''],
  [' for (const s of n)', ' if (0) for (const s of n)'],
  [' for (const s of u)', ' if (0) for (const s of u)'],
  ['const i = m[s], f = a[i], g = f ? w[f] : null;', ''],
  ['i in a && g?.parse && (o || f === "method") && (this[p][i] = g.parse(o, s, this), this[b]());', ''],
  ['\n  for (const r of n)', '\n  if (0) for (const r of n)'],
]

export const leaveOut: Plugin = {
  name: 'leave-out',
  transform: {
    order: 'pre',
    filter: { id: /[\\/](preact\.mjs|@r2wc[\\/]core[\\/]dist[\\/]core\.js)$/ },
    handler(code, id) {
      let left = code
      for (const [piece, instead] of id.endsWith('preact.mjs') ? PREACT : R2WC) {
        if (!left.includes(piece)) this.error(`Not found any more: ${piece}`)
        left = left.replace(piece, () => instead)
      }
      return left
    },
  },
}
