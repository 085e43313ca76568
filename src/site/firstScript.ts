import { READING_KEY } from './reading/readingList.ts'
import { THEME_KEY } from './theme.ts'

/** Puts the reader's colours on the page before it is painted: a file would be fetched too late, and the wrong colours would flash. Storage that is forbidden throws: then the system decides. */
const SET_THEME = `try{document.documentElement.dataset.theme=localStorage.${THEME_KEY}||'auto'}catch{}`

/** Says how many articles the reader has begun, so that the front page leaves room for them (`client/listBegun.ts`). Whoever has begun none has nothing there to parse, which throws. */
const COUNT_BEGUN = `try{document.documentElement.style.setProperty('--begun',Math.min(3,JSON.parse(localStorage.${READING_KEY}).filter(e=>e.block).length))}catch{}`

/** Remembers what was clicked last, until the popup's script comes and answers a click on what opens an announcement. */
const REMEMBER_CLICK = `edicolaPopup={};addEventListener('click',e=>{edicolaPopup.clicked=e.target},true)`

/**
 * A page that opens where its reader was, or at a place that its address names, is laid out whole: what is only taken for as tall as it may be
 * (`styles/below.css`) would move that place. Two frames after it came, the browser knows the height of every piece.
 */
const STAY_IN_PLACE = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate'){let s=document.documentElement.style,f=requestAnimationFrame;s.setProperty('--lie-below','none');addEventListener('load',()=>f(()=>f(()=>s.removeProperty('--lie-below'))))}`

/** What cannot wait for a file stands in the page, always the same, and the Content-Security-Policy allows it by its hash. */
export const FIRST_SCRIPT = SET_THEME + COUNT_BEGUN + REMEMBER_CLICK + ';' + STAY_IN_PLACE
