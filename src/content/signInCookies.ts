/** What the names of the cookies begin with that whoever signs in to the back office gets: `edicola.session_token` and the like. */
export const SIGN_IN_COOKIES = 'edicola'

export const SIGN_IN_DAYS = 14
