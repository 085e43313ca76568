import type { NumberInputProps } from 'react-admin'
import { WholeNumberInput } from '../../form/WholeNumberInput.tsx'

/** A day: as long as a browser's clock can be trusted to count. */
const LONGEST = 86_400

/** Seconds, parts of them too; an empty field is none. */
export function SecondsInput(props: NumberInputProps) {
  return <WholeNumberInput whenEmpty={0} max={LONGEST} step="any" {...props} />
}
