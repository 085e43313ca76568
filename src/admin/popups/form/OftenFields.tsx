import { BooleanInput } from 'react-admin'
import { DEFAULT_EXPIRATION } from '../../../popup/core/readSettings.ts'
import { WholeNumberInput } from '../../form/WholeNumberInput.tsx'
import { useMessages } from '../../useMessages.ts'
import { ShowAgainChoice } from './ShowAgainChoice.tsx'
import { usePopup } from './usePopup.ts'
import { WordsInput } from '../../form/WordsInput.tsx'

export function OftenFields() {
  const t = useMessages().popupForm
  const { doNotShowAgain } = usePopup('doNotShowAgain')
  return (
    <>
      <BooleanInput source="content.showOnce" label={t.showOnce} helperText={t.showOnceHelp} />
      <BooleanInput source="content.doNotShowAgain" label={t.doNotShowAgain} helperText={t.doNotShowAgainHelp} />
      {doNotShowAgain && (
        <>
          <WordsInput source="content.doNotShowAgainLabel" label={t.doNotShowAgainLabel} helperText={t.doNotShowAgainLabelHelp} />
          <WholeNumberInput
            source="content.cookieExpiration"
            label={t.cookieExpiration}
            helperText={t.cookieExpirationHelp}
            max={DEFAULT_EXPIRATION}
          />
        </>
      )}
      <ShowAgainChoice />
    </>
  )
}
