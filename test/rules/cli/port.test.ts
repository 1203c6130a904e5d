import { expect, it } from 'vitest'
import { choosePort } from '../../../src/cli/start/port.ts'

it.each(['abc', '80000', '0', '-1', '87 87', '8787.5', '1e3'])('PORT=%s is refused in one sentence', async (typed) => {
  await expect(choosePort(typed)).rejects.toThrow(`PORT takes a number from 1 to 65535, not "${typed}".`)
})
