import { QueryClient } from '@tanstack/react-query'
import { ApiFault } from '../api/callApi.ts'

/** What a server that may recover did not answer is asked again; what it refused would be refused again, while the editor waits. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: (count, error) => count < MOST_RETRIES && !isRefusal(error) } },
})

const MOST_RETRIES = 2

const isRefusal = (error: unknown): boolean => error instanceof ApiFault && error.status >= 400 && error.status < 500
