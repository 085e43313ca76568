import { Box, Typography } from '@mui/material'
import { useRecordContext, type RaRecord } from 'react-admin'
import type { Document } from '../../../content/newsroom/document.ts'
import { doNotShowCookie, hideCookie } from '../../../popup/core/cookies.ts'
import { editionId } from '../../../popup/core/editionId.ts'
import { useMessages } from '../../useMessages.ts'
import { usePopup } from './usePopup.ts'
import { WordsInput } from '../../form/WordsInput.tsx'

/** What whoever looks after the site wants to know: the identifier, and the cookies named after it. */
export function TechnicalFields() {
  const t = useMessages().popupForm
  const saved = useRecordContext<Document<'popup'> & RaRecord<string>>()
  const { id, edition, showOnce, doNotShowAgain } = usePopup('id', 'edition', 'showOnce', 'doNotShowAgain')
  const named = { id: editionId(id, edition), cookie_expiration: 0 }
  const cookies = [showOnce && hideCookie(named).name, doNotShowAgain && doNotShowCookie(named).name].filter((name) => name !== false)
  return (
    <>
      <WordsInput source="content.id" label={t.id} helperText={saved?.firstPublishedAt ? t.idFixed : t.idHelp} />
      {cookies.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t.cookieNames}:
          {cookies.map((name) => (
            <Box key={name} component="code" sx={{ display: 'block', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
              {name}
            </Box>
          ))}
        </Typography>
      )}
    </>
  )
}
