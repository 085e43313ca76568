import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined'
import { Button, type ButtonProps } from '@mui/material'
import { useRef, type ChangeEvent } from 'react'

export interface FilesButtonProps {
  /** The endings or types that the window offers. */
  readonly accept: string
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly label: string
  readonly variant?: ButtonProps['variant']
  readonly icon?: ButtonProps['startIcon']
  readonly isDisabled?: boolean
}

/** Opens the window that chooses files. */
export function FilesButton({ accept, isMultiple = false, onFiles, label, variant = 'contained', icon, isDisabled }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again only if the field forgets it.
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Button
        variant={variant}
        startIcon={icon ?? <CloudUploadOutlined />}
        onClick={() => input.current?.click()}
        disabled={isDisabled ?? false}
      >
        {label}
      </Button>
      <input ref={input} type="file" hidden aria-label={label} tabIndex={-1} accept={accept} multiple={isMultiple} onChange={take} />
    </>
  )
}
