import { brand } from '#brand.ts'
import { manyLines } from '#values/plain-text.ts'
import type { CasePageProps } from './case-page-props.ts'

/** What the visitor asks for, line by line. */
export function Wants({ rows }: { rows: CasePageProps['wants'] }) {
  return (
    <dl className="wants">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{label === 'Page' ? <PageLink address={value} /> : manyLines(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The page from which it was sent. */
function PageLink({ address }: { address: string }) {
  if (!address.startsWith(`${brand.origin}/`)) return address
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  )
}
