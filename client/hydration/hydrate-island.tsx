import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { guardForm } from './guard-form.ts'

type Moments = { onRender?: () => void; onReady: () => void }

/** Reports when its content has been rendered and hydrated. It adds nothing to ids or markup. */
export function Ready({ children, onRender = nothing, onReady }: { children: ReactNode } & Moments) {
  useLayoutEffect(onRender, [onRender])
  useEffect(onReady, [onReady])
  return children
}

function nothing(): void {}

/**
 * Hydrates an island with the same component, props and id prefix as on the server. Resolves, and marks the island
 * `data-ready`, when that is done. If another program has changed the HTML, React renders it again with the typed text.
 * If the island fails, then or later, the server's HTML is restored with the typed text.
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
