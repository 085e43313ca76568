import { FormCard } from '../form/FormCard.tsx'
import { RowsInput } from '../form/RowsInput.tsx'
import { WordsInput } from '../form/WordsInput.tsx'
import { useMessages } from '../useMessages.ts'

/** The most amounts that the schema allows. */
const MAX_AMOUNTS = 8

/** The ways to give that the support page offers. */
export function SupportSettingsFields() {
  const s = useMessages().settings.support
  return (
    <>
      <FormCard title={s.amounts} text={s.amountsText}>
        <Amounts />
      </FormCard>
      <FormCard title={s.bankTransfer}>
        <WordsInput source="content.bankTransfer.holder" label={s.holder} helperText={false} />
        <WordsInput source="content.bankTransfer.iban" label={s.iban} helperText={false} />
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
