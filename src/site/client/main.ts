import '../styles/site.css'
import { playVideosInPlace } from './playVideosInPlace.ts'
import { survivePoorPictures } from './survivePoorPictures.ts'

playVideosInPlace(document)
survivePoorPictures(document)
