import { type ComponentType, createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

type ReadyProps = { component: ComponentType<object>; props: object; onReady: () => void }

/** Renders the component and tells when it is alive. It adds nothing to the tree's ids or markup. */
function Ready({ component, props, onReady }: ReadyProps) {
  useEffect(onReady, [onReady])
  return createElement(component, props)
}

/**
 * Makes an island of the server's HTML live: the same component, props and id prefix. Resolves, and marks the island
 * `data-ready`, once it has taken over. When hydration fails it stays what it was: links and forms that work.
 */
export function hydrateIsland<Props extends object>(root: HTMLElement, component: ComponentType<Props>): Promise<void> {
  return new Promise((resolve) => {
    const onReady = () => {
      root.dataset.ready = ''
      resolve()
    }
    const props = JSON.parse(root.dataset.props ?? '{}') as Props
    const element = createElement(Ready, { component: component as ComponentType<object>, props, onReady })
    hydrateRoot(root, element, { identifierPrefix: root.dataset.prefix ?? '' })
  })
}
