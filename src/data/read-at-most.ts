type Bytes = Uint8Array<ArrayBuffer>

/** What was read of a body, and how the reading ended; nothing of one that is too long. */
export type Body = { bytes: Bytes; end: 'whole' | 'too long' | 'broken off' }

/** Reads the body of a request or an answer up to `limit` bytes; of a longer one no more is read. Never throws. */
export async function readAtMost(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Body> {
  const chunks: Bytes[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > limit) return { bytes: new Uint8Array(), end: 'too long' }
      chunks.push(new Uint8Array(chunk))
    }
  } catch {
    return { bytes: await joinChunks(chunks), end: 'broken off' }
  }
  return { bytes: await joinChunks(chunks), end: 'whole' }
}

async function joinChunks(chunks: Bytes[]): Promise<Bytes> {
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
