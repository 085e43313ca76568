/** What readers save rather than read, unless a site says otherwise. */
export const DOWNLOAD_EXTENSIONS: readonly string[] =
  '7z csv doc docx epub gz ics mp3 mp4 odp ods odt pdf ppt pptx rar rtf txt xls xlsx zip'.split(' ')
