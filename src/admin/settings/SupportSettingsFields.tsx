import Add from '@mui/icons-material/Add'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { Box, Button, IconButton } from '@mui/material'
import { TextInput } from 'react-admin'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FormCard } from '../form/FormCard.tsx'
import { useIsReadOnly } from '../form/readOnly.ts'
import { SortableList } from '../form/SortableList.tsx'
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
        <TextInput source="content.bankTransfer.holder" label={s.holder} helperText={false} fullWidth />
        <TextInput source="content.bankTransfer.iban" label={s.iban} helperText={false} fullWidth />
        <TextInput source="content.bankTransfer.bank" label={s.bank} helperText={false} fullWidth />
        <TextInput source="content.bankTransfer.reason" label={s.reason} helperText={false} fullWidth />
      </FormCard>
      <FormCard title={s.fivePerThousand}>
        <TextInput source="content.taxCode" label={s.taxCode} helperText={false} fullWidth />
      </FormCard>
      <FormCard>
        <TextInput source="content.thanks" label={s.thanks} helperText={s.thanksHelp} multiline minRows={2} fullWidth />
      </FormCard>
    </>
  )
}

function Amounts() {
  const s = useMessages().settings.support
  const source = 'content.amounts'
  const isReadOnly = useIsReadOnly()
  const { fields, append, remove, move } = useFieldArray({ name: source })
  const typed = (useWatch({ name: source }) ?? []) as ({ readonly amount?: string } | undefined)[] // whatever was typed so far
  const items = fields.map(({ id }, index) => ({ id, label: typed[index]?.amount || `${index + 1}` }))
  return (
    <Box>
      <SortableList items={items} onMove={move}>
        {(item, index) => (
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <Box sx={{ flex: 1, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '8rem 1fr 1fr' } }}>
              <TextInput source={`${source}.${index}.amount`} label={s.amount} helperText={false} fullWidth />
              <TextInput source={`${source}.${index}.label`} label={s.label} helperText={false} fullWidth />
              <TextInput source={`${source}.${index}.address`} label={s.address} helperText={false} fullWidth />
            </Box>
            {!isReadOnly && (
              <IconButton aria-label={s.removeAmount(item.label)} onClick={() => remove(index)}>
                <DeleteOutline fontSize="small" />
              </IconButton>
            )}
          </Box>
        )}
      </SortableList>
      {!isReadOnly && (
        <Button
          startIcon={<Add />}
          disabled={fields.length >= MAX_AMOUNTS}
          onClick={() => append({ amount: '', label: '', address: '' })}
          sx={{ mt: 1 }}
        >
          {s.addAmount}
        </Button>
      )}
    </Box>
  )
}
