import { FilesButton, type FilesButtonProps } from './FilesButton.tsx'
import { acceptAttribute, type Accept } from './refuseFile.ts'

interface UploadButtonProps extends Omit<FilesButtonProps, 'accept'> {
  readonly accept: Accept
}

/** Opens the window that chooses files for the library. */
export const UploadButton = ({ accept, ...props }: UploadButtonProps) => <FilesButton {...props} accept={acceptAttribute(accept)} />
