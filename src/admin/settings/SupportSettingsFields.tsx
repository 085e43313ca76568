import { Box } from '@mui/material'
import { FormCard } from '../form/FormCard.tsx'
import { RowsInput } from '../form/RowsInput.tsx'
import { WholeNumberInput } from '../form/WholeNumberInput.tsx'
import { WordsInput } from '../form/WordsInput.tsx'
import { useMessages } from '../useMessages.ts'

/** The most of each that the schema allows. */
const MAX_AMOUNTS = 8
const MAX_VOICES = 6

/** What the support page shows besides its words: ways to give, a goal, what readers say. */
export function SupportSettingsFields() {
  const s = useMessages().settings.support
  return (
    <>
      <FormCard title={s.amounts} text={s.amountsText}>
        <Amounts />
      </FormCard>
      <FormCard title={s.goal} text={s.goalText}>
        <WordsInput source="content.goal.purpose" label={s.goalPurpose} helperText={s.goalPurposeHelp} />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <WholeNumberInput source="content.goal.target" label={s.goalTarget} helperText={false} min={1} />
          <WholeNumberInput source="content.goal.reached" label={s.goalReached} helperText={s.goalReachedHelp} whenEmpty={0} />
          <WholeNumberInput source="content.goal.supporters" label={s.goalSupporters} helperText={s.goalSupportersHelp} min={1} />
          <WordsInput
            source="content.goal.until"
            label={s.goalUntil}
            helperText={s.goalUntilHelp}
            type="date"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Box>
      </FormCard>
      <FormCard title={s.voices} text={s.voicesText}>
        <Voices />
      </FormCard>
      <FormCard title={s.bankTransfer} text={s.bankTransferText}>
        <WordsInput source="content.bankTransfer.holder" label={s.holder} helperText={false} />
        <WordsInput source="content.bankTransfer.iban" label={s.iban} helperText={false} />
        <WordsInput source="content.bankTransfer.bic" label={s.bic} helperText={s.bicHelp} />
        <WordsInput source="content.bankTransfer.bank" label={s.bank} helperText={false} />
        <WordsInput source="content.bankTransfer.reason" label={s.reason} helperText={false} />
      </FormCard>
      <FormCard title={s.fivePerThousand}>
        <WordsInput source="content.taxCode" label={s.taxCode} helperText={false} />
      </FormCard>
      <FormCard>
        <WordsInput source="content.thanks" label={s.thanks} helperText={s.thanksHelp} multiline minRows={2} />
      </FormCard>
    </>
  )
}

function Amounts() {
  const s = useMessages().settings.support
  return (
    <RowsInput
      source="content.amounts"
      max={MAX_AMOUNTS}
      empty={{ amount: '', label: '', address: '' }}
      calledBy="amount"
      addLabel={s.addAmount}
      removeLabel={s.removeAmount}
      columns="8rem 1fr 1fr"
    >
      {(row) => (
        <>
          <WordsInput source={`${row}.amount`} label={s.amount} helperText={false} />
          <WordsInput source={`${row}.label`} label={s.label} helperText={false} />
          <WordsInput source={`${row}.address`} label={s.address} helperText={false} />
        </>
      )}
    </RowsInput>
  )
}

function Voices() {
  const s = useMessages().settings.support
  return (
    <RowsInput
      source="content.voices"
      max={MAX_VOICES}
      empty={{ words: '', name: '', about: '' }}
      calledBy="name"
      addLabel={s.addVoice}
      removeLabel={s.removeVoice}
      columns="2fr 1fr 1fr"
    >
      {(row) => (
        <>
          <WordsInput source={`${row}.words`} label={s.words} helperText={false} multiline />
          <WordsInput source={`${row}.name`} label={s.name} helperText={false} />
          <WordsInput source={`${row}.about`} label={s.about} helperText={false} />
        </>
      )}
    </RowsInput>
  )
}
