import { Box, Button, Chip, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callApi } from '../api/callApi.ts'
import { useMeChanged, type Me } from '../api/me.ts'
import { RecoveryCodes } from '../entry/RecoveryCodes.tsx'
import { AskPassword, SecondFactorSetUp } from '../entry/SecondFactorSetUp.tsx'
import { useMessages } from '../useMessages.ts'
import { ProfileCard } from './ProfileCard.tsx'

type Step = 'on' | 'off' | 'codes'

/** The second factor: on, off, and its recovery codes. */
export function MyFactor({ me }: { readonly me: Me }) {
  const t = useMessages().profile.factor
  const [step, setStep] = useState<Step | null>(null)
  const isOn = me.twoFactorEnabled
  return (
    <ProfileCard title={t.title}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip color={isOn ? 'success' : 'default'} variant="outlined" label={isOn ? t.on : t.off} />
        <Typography>
          {isOn ? t.explainOn : t.explainOff} {me.needsTwoFactor && t.required}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {isOn ? (
          <>
            <Button variant="outlined" onClick={() => setStep('codes')}>
              {t.newCodes}
            </Button>
            {!me.needsTwoFactor && (
              <Button color="error" onClick={() => setStep('off')}>
                {t.turnOff}
              </Button>
            )}
          </>
        ) : (
          <Button variant="contained" onClick={() => setStep('on')}>
            {t.turnOn}
          </Button>
        )}
      </Box>
      <FactorDialog me={me} step={step} onClose={() => setStep(null)} />
    </ProfileCard>
  )
}

interface FactorDialogProps {
  readonly me: Me
  readonly step: Step | null
  readonly onClose: () => void
}

function FactorDialog({ me, step, onClose }: FactorDialogProps) {
  const t = useMessages()
  const meChanged = useMeChanged()
  const notify = useNotify()
  const finish = async (sentence: string) => {
    onClose()
    await meChanged()
    notify(sentence, { type: 'success' })
  }
  const titles: Record<Step, string> = { on: t.entry.setUp.title, off: t.profile.factor.turnOffTitle, codes: t.profile.factor.newCodes }
  return (
    <Dialog
      open={step !== null}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      maxWidth="xs"
      fullWidth
      aria-labelledby="factor"
    >
      <DialogTitle id="factor">{step && titles[step]}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {step === 'on' && (
          <>
            <Typography>{t.entry.setUp.optional}</Typography>
            <SecondFactorSetUp email={me.email} onDone={() => void finish(t.entry.setUp.done)} />
          </>
        )}
        {step === 'off' && (
          <AskPassword
            text={t.profile.factor.turnOffText}
            label={t.entry.setUp.password}
            button={t.profile.factor.turnOff}
            act={async (password) => {
              await callApi('/api/auth/two-factor/disable', { method: 'POST', body: { password } })
              await finish(t.profile.factor.turnedOff)
            }}
          />
        )}
        {step === 'codes' && <NewCodes email={me.email} onDone={onClose} />}
        <Button onClick={onClose}>{t.profile.factor.cancel}</Button>
      </DialogContent>
    </Dialog>
  )
}

function NewCodes({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const t = useMessages()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} email={email} onKept={onDone} />
  return (
    <AskPassword
      text={t.profile.factor.newCodesText}
      label={t.entry.setUp.password}
      button={t.profile.factor.continue}
      act={async (password) => {
        const { value } = await callApi<{ backupCodes: string[] }>('/api/auth/two-factor/generate-backup-codes', {
          method: 'POST',
          body: { password },
        })
        setCodes(value.backupCodes)
      }}
    />
  )
}
