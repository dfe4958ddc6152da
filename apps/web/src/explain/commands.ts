// What the keys do in a search tree, however it is drawn.
import * as think from './think'
import type { Trace } from './trace'
import { neighbour, nextOf, treeCommandOf, type TreeCommand } from './tree'

export const carryOut = (trace: Trace, command: TreeCommand): void => {
  const { node, turned, foldsFailed, bookmarks, hasLabels } = think
  const at = node.value
  switch (command.kind) {
    case 'parent':
    case 'child':
      if (command.kind === 'child' && think.isFolded(at)) turned.value = flipped(turned.value, at)
      return think.lookAt(neighbour(trace, at, command.kind))
    case 'sibling':
      return think.lookAt(neighbour(trace, at, command.step > 0 ? 'after' : 'before'))
    case 'root':
      return think.lookAt(0)
    case 'fold':
      if (trace.nodes[at]!.children.length > 0) turned.value = flipped(turned.value, at)
      return
    case 'foldFailed':
    case 'unfoldAll':
      foldsFailed.value = command.kind === 'foldFailed'
      turned.value = new Set()
      return
    case 'labels':
      hasLabels.value = !hasLabels.value
      return
    case 'solution': {
      const found = trace.nodes.flatMap((each, place) => (each.isSolution ? [place] : []))
      return think.lookAt(nextOf(found, at, command.step))
    }
    case 'bookmark':
      return think.lookAt(nextOf(bookmarks.value, at, command.step))
    case 'mark': {
      const { value: marked } = bookmarks
      bookmarks.value = marked.includes(at)
        ? marked.filter(place => place !== at)
        : [...marked, at].sort((a, b) => a - b)
      return
    }
  }
}

const flipped = (set: ReadonlySet<number>, member: number): ReadonlySet<number> => {
  const next = new Set(set)
  if (!next.delete(member)) next.add(member)
  return next
}

/** All above a node are unfolded, so that it can be seen. */
export const reveal = (trace: Trace, place: number): void => {
  const hidden: number[] = []
  for (let at = trace.nodes[place]!.parent; at >= 0; at = trace.nodes[at]!.parent)
    if (think.isFolded(at)) hidden.push(at)
  if (hidden.length > 0) think.turned.value = hidden.reduce(flipped, think.turned.value)
}

/** What a key of the tree means is carried out, and means nothing else. */
export const onTreeKey = (event: KeyboardEvent, carryOutIt: (command: TreeCommand) => void): void => {
  const command = treeCommandOf(event)
  if (!command) return
  event.preventDefault()
  event.stopPropagation()
  carryOutIt(command)
}
