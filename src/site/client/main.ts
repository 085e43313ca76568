import '../styles/site.css'
import { closeMenu } from './closeMenu.ts'
import { copyText } from './copyText.ts'
import { loadLater } from './loadLater.ts'
import { shareNatively } from './shareNatively.ts'
import { survivePoorPictures } from './survivePoorPictures.ts'
import { switchTheme } from './switchTheme.ts'

switchTheme(document, () => localStorage)
closeMenu(document)
survivePoorPictures(document)
shareNatively(document)
copyText(document)
loadLater(document)
