import type { ComponentProps } from 'react'

type PostProps = Omit<ComponentProps<'form'>, 'hidden'> & {
  to: string
  /** Its hidden fields. A `key` among them replaces the new one. */
  hidden?: Record<string, string | number | null | undefined>
}

/** A form that is sent to a path of the desk. It has a new key, so that a repeated form counts once. */
export function PostForm({ to, hidden, children, ...form }: PostProps) {
  const fields = { key: crypto.randomUUID(), ...hidden }
  return (
    <form {...form} method="post" action={`${to}#refused`}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      {children}
    </form>
  )
}
