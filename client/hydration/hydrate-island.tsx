import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { guardForm } from './guard-form.ts'

type Moments = { onRender?: () => void; onReady: () => void }

/** Tells when what it holds has been rendered, and when it is alive. It adds nothing to the tree's ids or markup. */
export function Ready({ children, onRender = nothing, onReady }: { children: ReactNode } & Moments) {
  useLayoutEffect(onRender, [onRender])
  useEffect(onReady, [onReady])
  return children
}

function nothing(): void {}

/**
 * Makes an island of the server's HTML live: the same component, props and id prefix. Resolves, and marks the island
 * `data-ready`, once it has taken over. Where another program has changed the HTML, React makes it anew, with the text
 * that was typed. When the island fails, then or later, the server's HTML comes back, with the typed text.
 */
export function hydrateIsland<Props extends object>(root: HTMLElement, Component: ComponentType<Props>): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '') as Props
  return new Promise((resolve, reject) => {
    const guard = guardForm(root)
    const onReady = () => {
      root.dataset.ready = ''
      resolve()
    }
    const onUncaughtError = (error: unknown) => {
      guard.restore()
      root.removeAttribute('data-island')
      reject(error)
    }
    const onRecoverableError = import.meta.env.DEV ? console.error : nothing
    const element = (
      <Ready onRender={guard.carryOver} onReady={onReady}>
        <Component {...props} />
      </Ready>
    )
    const options = { identifierPrefix: root.dataset.prefix ?? '', onUncaughtError, onRecoverableError }
    hydrateRoot(root, element, options)
  })
}
