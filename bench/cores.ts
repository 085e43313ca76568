import { spawnSync } from 'node:child_process'
import type { CommandLine } from '../tests/support/running.ts'

export const hasTool = (name: string): boolean => spawnSync('which', [name]).status === 0

const canPin = hasTool('taskset')

/** Servers have the first core to themselves, where that can be arranged; */
export const onFirstCore = (line: CommandLine): CommandLine => (canPin ? ['taskset', '-c', '0', ...line] : line)

/** and their load comes from the second. */
export const onSecondCore = (line: CommandLine): CommandLine => (canPin ? ['taskset', '-c', '1', ...line] : line)
