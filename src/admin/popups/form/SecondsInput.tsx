import { NumberInput, type NumberInputProps } from 'react-admin'

/** A day: as long as a browser's clock can be trusted to count. */
const LONGEST = 86_400

/** Seconds; an empty field is none. */
export function SecondsInput(props: NumberInputProps) {
  return <NumberInput parse={(typed) => (typed === '' ? 0 : Number(typed))} min={0} max={LONGEST} fullWidth {...props} />
}
