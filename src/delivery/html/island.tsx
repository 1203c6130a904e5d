import { type ComponentType, createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { type IslandName, type IslandProps, islands } from '#islands/registry.ts'

/**
 * Renders an island as its own React root, because the browser hydrates each island alone. Tree and prefix are the
 * same, so `useId` gives the same values. Its HTML works without script; the props are for hydration.
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
