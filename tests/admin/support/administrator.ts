/** Whoever the first start made: the journeys begin with them. */
export const ADMINISTRATOR = { email: 'direzione@edicola.example', password: 'cavallo-batteria-graffetta' }

/** Where the cookies of the administrator, signed in once, are kept for every journey on this engine. */
export const ADMINISTRATOR_STATE = `test-results/admin-state-${process.env['EDICOLA_JOURNEY_ENGINE'] ?? 'sqlite'}.json`
