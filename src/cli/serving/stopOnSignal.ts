import type { Running } from './start.ts'

/** Ends the program as whoever runs it expects: Ctrl-C and SIGTERM let the requests in flight finish, a second one does not wait. */
export function stopOnSignal(running: Running, announce: () => void): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    announce()
    void running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
