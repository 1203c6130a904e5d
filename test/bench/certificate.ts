import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate for localhost, made on the spot. `pin` makes Chromium trust it and it alone. */
export type Certificate = { key: Buffer; cert: Buffer; pin: string }

/** Makes a certificate that signs itself, with openssl. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'patang-tls-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', keyFile, '-out', certFile]
  const name = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...curve, ...name], { stdio: 'ignore' })
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)]
  rmSync(folder, { recursive: true })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, pin: createHash('sha256').update(publicKey).digest('base64') }
}
