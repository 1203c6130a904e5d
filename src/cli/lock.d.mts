export function inTurn<T>(file: string, work: () => T | Promise<T>): Promise<T>
export function isAlive(pid: number): boolean
