import { Box, Button, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { rulesOf } from '../../content/kinds.ts'
import type { Document } from '../../content/newsroom/document.ts'
import { callApi } from '../api/callApi.ts'
import type { Me } from '../api/me.ts'
import { StatusChip } from '../list/StatusChip.tsx'
import { StepsMenu, useFocusAfter } from '../publishing/StepsMenu.tsx'
import { usePublishing, type PublishingStep } from '../publishing/usePublishing.tsx'
import { useMessages } from '../useMessages.ts'
import { useFaultNotice } from './readFault.ts'

/** Shows a saved document to readers, now or later, changes what is planned, and takes it back. */
export function PublishActions({ document }: { readonly document: Document }) {
  const t = useMessages().publishing
  const cache = useQueryClient()
  const { permissions } = usePermissions<Me['may']>()
  const { dirtyFields } = useFormState()
  const onRefused = useFaultNotice()
  const isUnsaved = Object.keys(dirtyFields).length > 0
  const { kind, id, revision } = document
  const life = usePublishing({
    document,
    draft: { hasEdits: false, publishAt: rulesOf(kind).schedule?.(document.content).publishAt ?? null },
    mayPublish: permissions?.[kind]?.includes('publish') ?? false,
    mayUnpublish: permissions?.[kind]?.includes('unpublish') ?? false,
    settle: () => Promise.resolve(document),
    async post(act, body) {
      const path = `/api/admin/${kind}/${id}/${act}`
      const sent = act === 'publish' ? { ...body, revision } : body
      try {
        return (await callApi<Document>(path, { method: 'POST', body: sent })).value
      } finally {
        await cache.invalidateQueries({ queryKey: [kind] })
      }
    },
    onRefused,
  })
  const { main, others, isBusy } = life
  const actions = useFocusAfter(isBusy)
  const withdrawal = others.find(({ step }) => step === 'unpublish')
  return (
    <>
      <StatusChip status={life.status} />
      <Box component="span" ref={actions} sx={{ display: 'contents' }}>
        {withdrawal && (
          <Button color="inherit" disabled={isBusy} onClick={withdrawal.run}>
            {withdrawal.label}
          </Button>
        )}
        {main && <MainButton main={main} isBusy={isBusy} isUnsaved={isUnsaved} saveFirst={t.saveFirst} />}
        <StepsMenu label={t.more} steps={others.filter((step) => step !== withdrawal)} />
      </Box>
      {life.dialogs}
    </>
  )
}

interface MainButtonProps {
  readonly main: PublishingStep
  readonly isBusy: boolean
  readonly isUnsaved: boolean
  readonly saveFirst: string
}

/** What is published is what was saved. */
function MainButton({ main, isBusy, isUnsaved, saveFirst }: MainButtonProps) {
  return (
    <Tooltip title={isUnsaved ? saveFirst : ''}>
      <span>
        <Button variant="outlined" disabled={isUnsaved || isBusy} onClick={main.run}>
          {main.label}
        </Button>
      </span>
    </Tooltip>
  )
}
