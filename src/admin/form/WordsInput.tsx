import { TextInput, type TextInputProps } from 'react-admin'

/** A line of text that may be empty: react-admin would make that a null, which says something else. */
export function WordsInput(props: TextInputProps) {
  return <TextInput parse={(typed: string) => typed} fullWidth {...props} />
}
