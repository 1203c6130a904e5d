import { watchLog } from './log.ts'

watchLog()
