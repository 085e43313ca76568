import { Alert, AlertTitle, Card, Typography } from '@mui/material'
import { backupState, type BackupState, type BackupStatus } from '../../content/backups.ts'
import { REGION, type Locale } from '../../messages/locale.ts'
import { serverNow } from '../api/serverClock.ts'
import { fileSize } from '../../messages/numbers.ts'
import { useDates } from '../theme/dates.ts'
import { useLanguage, useMessages } from '../useMessages.ts'

interface BackupNoticeProps {
  readonly status: BackupStatus
}

/** Tells administrators in red that no backup can be counted on; nothing while one can, or while the magazine is new. */
export function BackupAlarm({ status }: BackupNoticeProps) {
  const t = useMessages().dashboard.backups
  const dates = useDates()
  const lastProven = useLastProven(status)
  const state = backupState(status, serverNow())
  if (!isAlarming(state)) return null
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle>{t.alarm[state]}</AlertTitle>
      {state === 'failed' && status.failure && `${t.failed(dates.moment(status.failure.at))} ${t.problems[status.failure.problem]} `}
      {state === 'never' ? t.never : lastProven}
      {state === 'never' && status.isScheduled && ` ${t.noneYet}`}
      {!status.isScheduled && ` ${t.notSetUp.text}`}
    </Alert>
  )
}

/** When the last proven backup was made and how long it takes to restore, or how to have one every night. */
export function BackupCard({ status }: BackupNoticeProps) {
  const t = useMessages().dashboard.backups
  const lastProven = useLastProven(status)
  const state = backupState(status, serverNow())
  if (isAlarming(state)) return null
  return (
    <Card component="section" aria-label={t.title} sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h5" component="h2" sx={{ pb: 1 }}>
        {t.title}
      </Typography>
      <Typography color="text.secondary">{state === 'none-yet' ? t.noneYet : lastProven}</Typography>
      {state === 'not-set-up' && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          <AlertTitle>{t.notSetUp.title}</AlertTitle>
          {t.notSetUp.text}
        </Alert>
      )}
    </Card>
  )
}

const isAlarming = (state: BackupState): state is 'failed' | 'old' | 'never' => state === 'failed' || state === 'old' || state === 'never'

function useLastProven({ lastProven }: BackupStatus): string {
  const t = useMessages().dashboard.backups
  const language = useLanguage()
  const dates = useDates()
  if (!lastProven) return t.none
  const { at, bytes, restoreMs } = lastProven
  return t.lastProven(dates.moment(at), fileSize(bytes, language), duration(restoreMs, language))
}

/** `4 secondi`, `3 minuti`: what somebody plans with. */
function duration(ms: number, language: Locale): string {
  const [count, unit] = ms < 120_000 ? [Math.max(1, Math.round(ms / 1000)), 'second'] : [Math.round(ms / 60_000), 'minute']
  return new Intl.NumberFormat(REGION[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
