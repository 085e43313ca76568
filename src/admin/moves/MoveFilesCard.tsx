import { Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField, Typography } from '@mui/material'
import { MOVE_SYSTEMS, type MoveSetup, type ServedMove } from '../../content/moves/move.ts'
import { FormCard } from '../form/FormCard.tsx'
import { DropZone } from '../media/DropZone.tsx'
import { FilesButton } from '../media/FilesButton.tsx'
import { useMessages } from '../useMessages.ts'
import { MoveAddressesCard } from './MoveAddressesCard.tsx'
import { MoveFileRows } from './MoveFileRows.tsx'
import { useMoveFolder, type MoveActions } from './useMoves.ts'
import { useMoveUploads } from './useMoveUploads.ts'

interface MoveFilesCardProps {
  readonly move: ServedMove
  readonly setup: MoveSetup
  readonly onChange: (changed: Partial<MoveSetup>) => void
  readonly actions: MoveActions
}

/** What a move is made of: exported files, and pictures, uploaded, from the server's folder, or fetched. */
export function MoveFilesCard({ move, setup, onChange, actions }: MoveFilesCardProps) {
  const { files: t, how } = useMessages().moves
  const { uploads, add, cancel } = useMoveUploads(move, actions)
  const endings = MOVE_SYSTEMS[move.system].exports
  const rows = { move, uploads, onCancel: cancel, onRemove: actions.removeFile }
  return (
    <>
      <FormCard title={t.title} text={how[move.system]}>
        <DropZone onFiles={(files) => add(files, 'export')} minHeight={100}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t.drop} {t.endings(endings.join(', '))}
          </Typography>
          <FilesButton label={t.add} accept={endings.join(',')} isMultiple onFiles={(files) => add(files, 'export')} />
          <MoveFileRows {...rows} role="export" />
        </DropZone>
      </FormCard>
      {move.system !== 'edicola' && (
        <FormCard title={t.media} text={t.mediaText}>
          <Box>
            <FilesButton label={t.addMedia} accept=".zip" onFiles={(files) => add(files, 'media')} />
            <MoveFileRows {...rows} role="media" />
          </Box>
          <Box>
            <FormControlLabel
              control={<Checkbox checked={setup.fetchMedia} onChange={(_event, fetchMedia) => onChange({ fetchMedia })} />}
              label={t.fetch}
            />
            <FormHelperText sx={{ ml: 4 }}>{t.fetchHelp}</FormHelperText>
          </Box>
        </FormCard>
      )}
      <MoveAddressesCard system={move.system} setup={setup} onChange={onChange} />
      <FolderCard setup={setup} onChange={onChange} />
    </>
  )
}

/** What stands in the server's folder, if anything does. */
function FolderCard({ setup, onChange }: Pick<MoveFilesCardProps, 'setup' | 'onChange'>) {
  const t = useMessages().moves.files
  const { data: entries = [] } = useMoveFolder()
  if (entries.length === 0) return null
  const media = entries.filter(({ name, isFolder }) => isFolder || /\.zip$/i.test(name))
  return (
    <FormCard title={t.folder} text={t.folderHelp}>
      <TextField
        select
        label={t.folderExports}
        value={setup.exports}
        onChange={({ target }) => onChange({ exports: [target.value].flat() })}
        slotProps={{ select: { multiple: true }, inputLabel: { shrink: true } }}
      >
        {entries.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t.folderMedia}
        value={setup.media ?? ''}
        onChange={({ target }) => onChange({ media: target.value || null })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t.none}</MenuItem>
        {media.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </FormCard>
  )
}
