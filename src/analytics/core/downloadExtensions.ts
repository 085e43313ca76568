/** What readers save rather than read, unless a site says otherwise. */
export const DOWNLOAD_EXTENSIONS: readonly string[] =
  '7z csv doc docx dmg epub exe gz ics jar key mobi mp3 mp4 numbers odp ods odt pages pdf pkg ppt pptx rar rtf tar txt xls xlsx zip'.split(
    ' ',
  )
