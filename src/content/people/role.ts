export const ROLES = ['amministratore', 'caporedattore', 'redattore', 'collaboratore'] as const
export type Role = (typeof ROLES)[number]
