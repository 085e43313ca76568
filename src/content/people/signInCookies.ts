/**
 * What the names of the cookies begin with that whoever signs in to the back office gets: `edicola.session_token` and the like; over https
 * with `__Host-` before it.
 */
export const SIGN_IN_COOKIES = 'edicola'

/** A session that nobody uses for so long is over. */
export const SIGN_IN_DAYS = 14

/** One that is used goes on from then, written down once a day. */
export const RENEWAL_DAYS = 1

/** And one that is used every day is over so long after signing in. */
export const SESSION_DAYS = 30
