/** Where links to the preferences lead on the cookie page, for whom no script opens them; a script knows them by it. */
export const PREFERENCES_ANCHOR = 'preferenze-cookie'
