import '../styles/site.css'
import { closeMenu } from './closeMenu.ts'
import { copyText } from './copyText.ts'
import { loadLater } from './loadLater.ts'
import { playVideosInPlace } from './playVideosInPlace.ts'
import { shareNatively } from './shareNatively.ts'
import { showNotesInPlace } from './showNotesInPlace.ts'
import { survivePoorPictures } from './survivePoorPictures.ts'
import { switchTheme } from './switchTheme.ts'

switchTheme(document, () => localStorage)
closeMenu(document)
survivePoorPictures(document)
playVideosInPlace(document)
showNotesInPlace(document)
shareNatively(document)
copyText(document)
loadLater(document)
