import { isShadowRoot } from './node-kinds'

/** Everything around a node that holds it: its root and, through shadow hosts, the page. */
export function rootsAround(node: Node): Node[] {
  const root = node.getRootNode()
  return isShadowRoot(root) ? [root, ...rootsAround(root.host)] : [root]
}
