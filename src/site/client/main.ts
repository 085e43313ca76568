import '../styles/site.css'
import { closeMenu } from './closeMenu.ts'
import { copyText } from './copyText.ts'
import { playVideosInPlace } from './playVideosInPlace.ts'
import { survivePoorPictures } from './survivePoorPictures.ts'
import { switchTheme } from './switchTheme.ts'

switchTheme(document, () => localStorage)
closeMenu(document)
copyText(document)
playVideosInPlace(document)
survivePoorPictures(document)
