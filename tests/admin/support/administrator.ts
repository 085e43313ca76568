/** Whoever the first start made: the journeys begin with them. */
export const ADMINISTRATOR = { email: 'direzione@edicola.example', password: 'cavallo-batteria-graffetta' }

/** Where the cookies of the administrator, signed in once, are kept for every journey. */
export const ADMINISTRATOR_STATE = 'test-results/admin-state.json'
