import type { AuthProvider } from 'react-admin'
import { ApiFault, callApi } from '../api/callApi.ts'
import { findMe, forgetMe } from '../api/me.ts'

/** Who may be here. Signing in itself is the entry's: it has more steps than a form of two fields. */
export const authProvider: AuthProvider = {
  login: async () => forgetMe(),

  async logout() {
    forgetMe()
    // Whoever is out already is out.
    await callApi('/api/auth/sign-out', { method: 'POST', body: {} }).catch(() => undefined)
  },

  // Whoever has no session is refused here; whoever must first change a password or add a factor is led there by the frame.
  async checkAuth() {
    await findMe()
  },

  // To throw would lead to the sign-in page, and lose what is on the screen: whoever's session is over signs in again over it (`api/session.ts`).
  checkError: async () => undefined,

  async getIdentity() {
    const me = await findMe()
    return { ...me, fullName: me.name }
  },

  // react-admin asks this on every page, those of who is not in yet too, and signs out whoever it is refused for: it would throw somebody
  // who reads an invitation out to the sign-in. Without a session nothing is permitted, and that is an answer.
  getPermissions: async () => {
    try {
      return (await findMe()).may
    } catch (error) {
      if (error instanceof ApiFault && (error.status === 401 || error.refusal.code === 'suspended')) return {}
      throw error
    }
  },
}
