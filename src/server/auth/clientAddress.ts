/** Where the address a request came from stands, as Fastify found it behind its proxies. No client can set it: see `authRoutes.ts`. */
export const CLIENT_ADDRESS = 'x-edicola-client'
