import { createServer } from 'node:net'

const USUAL = 8787

/**
 * The port: PORT, or 8787. It is checked before any work.
 * @throws an Error with one sentence for the person who typed it
 */
export async function choosePort(typed: string | undefined): Promise<number> {
  const port = Number(typed || USUAL)
  if (!/^\d*$/.test(typed ?? '') || port < 1 || port > 65_535) {
    throw new Error(`PORT takes a number from 1 to 65535, not "${typed}".`)
  }
  for (const host of ['127.0.0.1', '::1']) await tryPort(port, host)
  return port
}

async function tryPort(port: number, host: string): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
  if (code === 'EADDRINUSE') {
    throw new Error(`Port ${port} is taken by another program. Stop that one, or choose another: PORT=8788 npm start`)
  }
  if (code === 'EACCES') throw new Error(`This user may not serve on port ${port}. Choose one from 1024 on.`)
}
