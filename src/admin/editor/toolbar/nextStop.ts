/** Where a key leads within a toolbar of `count` tools; null for a key that does not move. After the last comes the first. */
export function nextStop(key: string, stop: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowRight':
      return (stop + 1) % count
    case 'ArrowLeft':
      return (stop - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
