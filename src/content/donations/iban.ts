/** Is this, without spaces, a bank account? The two digits after the country tell a slip of the pen. */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false
  const digits = (value.slice(4) + value.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** `IT60 X054 2811 1010 0000 0123 456` */
export const ibanInGroups = (value: string): string => value.replace(/.{4}(?=.)/g, '$& ')
