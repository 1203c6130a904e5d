import { chromiumPath, shellPath } from './chromium.ts'

// Installs the browsers of the tests where they are not there yet.
shellPath()
chromiumPath()
