import { BooleanInput, NumberInput } from 'react-admin'
import { useMessages } from '../../useMessages.ts'
import { ShowAgainChoice } from './ShowAgainChoice.tsx'
import { usePopup } from './usePopup.ts'
import { WordsInput } from './WordsInput.tsx'

/** How often a reader sees it. */
export function OftenFields() {
  const t = useMessages().popupForm
  const { doNotShowAgain } = usePopup()
  return (
    <>
      <BooleanInput source="content.showOnce" label={t.showOnce} helperText={t.showOnceHelp} />
      <BooleanInput source="content.doNotShowAgain" label={t.doNotShowAgain} helperText={t.doNotShowAgainHelp} />
      {doNotShowAgain && (
        <>
          <WordsInput source="content.doNotShowAgainLabel" label={t.doNotShowAgainLabel} helperText={t.doNotShowAgainLabelHelp} />
          <NumberInput
            source="content.cookieExpiration"
            label={t.cookieExpiration}
            helperText={t.cookieExpirationHelp}
            min={0}
            max={10_000}
            step={1}
            fullWidth
          />
        </>
      )}
      <ShowAgainChoice />
    </>
  )
}
