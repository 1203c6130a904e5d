/** Structured data for search engines. A data block runs nothing, so it needs no nonce. */
export function StructuredDataScript({ objects }: { objects: object[] }) {
  return objects.map((object) => {
    const json = scriptJson(object)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped below
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  })
}

/** JSON that is safe inside a script element. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
