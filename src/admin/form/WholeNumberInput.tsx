import { NumberInput, type NumberInputProps } from 'react-admin'

interface WholeNumberInputProps extends NumberInputProps {
  /** What an empty field means; nothing, unless told otherwise. */
  readonly whenEmpty?: number | null
}

/** A number of things, as wide as its form. */
export function WholeNumberInput({ whenEmpty = null, ...props }: WholeNumberInputProps) {
  return <NumberInput parse={(typed) => (typed === '' ? whenEmpty : Number(typed))} min={0} step={1} fullWidth {...props} />
}

/** A day: as long as a browser's clock can be trusted to count. */
const LONGEST = 86_400

/** Seconds, parts of them too; an empty field is none. */
export function SecondsInput(props: NumberInputProps) {
  return <WholeNumberInput whenEmpty={0} max={LONGEST} step="any" {...props} />
}
