import ContentCopy from '@mui/icons-material/ContentCopy'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useCopy } from '../layout/useCopy.ts'
import { useMessages } from '../useMessages.ts'

/** A link that somebody has to be sent by hand. */
export interface GivenLink {
  readonly title: string | null
  readonly text: string | null
  readonly link: string
  /** Whose invitation it is, and whether a letter was tried; absent for other links. */
  readonly invitation?: { readonly name: string; readonly hasFailed: boolean }
}

/** What became of the letter that invites somebody, as the server says it. */
export interface Invitation {
  readonly letter: 'sent' | 'failed' | 'none'
  readonly link: string | null
}

/** The link to hand over, where no letter went out. */
export function linkOf(name: string, { letter, link }: Invitation): GivenLink | null {
  return link === null ? null : { title: null, text: null, link, invitation: { name, hasFailed: letter === 'failed' } }
}

/** Shows a link once, to be copied. */
export function LinkDialog({ given, onClose }: { readonly given: GivenLink | null; readonly onClose: () => void }) {
  const t = useMessages().people.link
  const copy = useCopy()
  if (!given) return null
  const { invitation, link } = given
  const text = invitation && (invitation.hasFailed ? t.invitationFailed(invitation.name) : t.invitationText(invitation.name))
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="link-title">
      <DialogTitle id="link-title">{given.title ?? t.invitation}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{given.text ?? text}</DialogContentText>
        <TextField
          label={t.label}
          value={link}
          fullWidth
          multiline
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button startIcon={<ContentCopy />} onClick={() => copy(link, t.copied)} autoFocus>
          {t.copy}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
