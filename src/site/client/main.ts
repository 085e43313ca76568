import '../styles/site.css'
import { playVideosInPlace } from './playVideosInPlace.ts'

playVideosInPlace(document)
