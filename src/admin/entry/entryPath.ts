/** The screens of those who are not in yet, below `/admin`. The letters that the server sends lead to two of them. */
export const entryPath = {
  signIn: '/login',
  forgotten: '/password-dimenticata',
  choosePassword: '/nuova-password',
  invitation: '/invito',
  changePassword: '/cambia-password',
  enableSecondFactor: '/secondo-fattore',
} as const
