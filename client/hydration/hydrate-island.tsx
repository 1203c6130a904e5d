import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Tells when what it holds is alive. It adds nothing to the tree's ids or markup. */
export function Ready({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady])
  return children
}

/**
 * Makes an island of the server's HTML live: the same component, props and id prefix. Resolves, and marks the island
 * `data-ready`, once it has taken over. When that fails the server's HTML stays, with what was typed into it: links and
 * forms that work.
 */
export function hydrateIsland<Props extends object>(root: HTMLElement, Component: ComponentType<Props>): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '') as Props
  return new Promise((resolve, reject) => {
    const onReady = () => {
      root.dataset.ready = ''
      resolve()
    }
    const restore = keep(root)
    const onUncaughtError = (error: unknown) => {
      restore()
      reject(error)
    }
    const element = (
      <Ready onReady={onReady}>
        <Component {...props} />
      </Ready>
    )
    hydrateRoot(root, element, { identifierPrefix: root.dataset.prefix ?? '', onUncaughtError })
  })
}

/** React empties a root whose component throws: this puts its own elements back, and makes it no island any more. */
function keep(root: HTMLElement): () => void {
  const elements = [...root.childNodes]
  const focused = document.activeElement
  return () => {
    root.replaceChildren(...elements)
    root.removeAttribute('data-island')
    if (focused instanceof HTMLElement && root.contains(focused)) focused.focus()
  }
}
