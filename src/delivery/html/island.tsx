import { type ComponentType, createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { type IslandName, type IslandProps, islands } from '#islands/registry.ts'

/**
 * Renders an island as its own React root, because the browser hydrates each island alone: so it finds the same
 * tree, and by the same prefix the same `useId` values. Its HTML works as it is; the props are what hydration needs.
 */
export function Island<Name extends IslandName>({ name, props }: { name: Name; props: IslandProps<Name> }) {
  const prefix = useId()
  const element = createElement(islands[name] as ComponentType<object>, props)
  const html = { __html: renderToString(element, { identifierPrefix: prefix }) }
  return (
    <div
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={html}
    />
  )
}
