import { StoreUnavailable } from './faults.ts'

/** What `work` gives; a store that has not given it in time is one that cannot be reached. */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StoreUnavailable('The database did not answer in time')), milliseconds)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
