import type { ProviderRules } from './providerRules.ts'

const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,14})?`
const MAX_ZOOM = 20
const FRAME_HEIGHT = 420
/** What a frame shows of a map, in the pixels that maps are drawn in: a tile has 256, and one tile is the world at zoom 0. */
const SHOWN = { width: 640, height: FRAME_HEIGHT, tile: 256 }

/** A place and how near it is seen: `45.6495,13.7768,15`. */
export const googleMaps: ProviderRules = {
  name: 'Google Maps',
  sort: 'map',
  resource: new RegExp(String.raw`^${NUMBER},${NUMBER},\d{1,2}$`),
  read(address) {
    if (!/^(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?\/maps(?=[/?])/i.test(address)) return null
    // The middle of the map; of a place, where it stands (`!3d…!4d…`).
    const centre = new RegExp(`/@(${NUMBER}),(${NUMBER}),(\\d{1,2})(?:\\.\\d+)?z`).exec(address)
    const place = new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`).exec(address)
    if (centre) return [place?.[1] ?? centre[1], place?.[2] ?? centre[2], centre[3]].join(',')
    // What Google writes to be framed: how far away the eye is, in metres, longitude and latitude.
    const [, metres, longitude, latitude] = new RegExp(`!1d(\\d+(?:\\.\\d+)?)!2d(${NUMBER})!3d(${NUMBER})`).exec(decoded(address)) ?? []
    return metres && longitude && latitude ? [latitude, longitude, zoomFrom(Number(metres), Number(latitude))].join(',') : null
  },
  page: (resource) => googleMap(resource),
  host: 'https://www.google.com',
  frame: (resource) => `${googleMap(resource)}&output=embed`,
  height: () => FRAME_HEIGHT,
  policy: 'https://policies.google.com/privacy',
}

function googleMap(resource: string): string {
  const [latitude, longitude, zoom] = resource.split(',')
  return `https://www.google.com/maps?q=${latitude},${longitude}&z=${zoom}`
}

/** The eye of a framed map sees an angle of 13.1 degrees over 450 pixels. */
function zoomFrom(metres: number, latitude: number): number {
  const seen = 2 * metres * Math.tan((13.1 / 2) * (Math.PI / 180))
  return bounded(Math.log2((Math.cos((latitude * Math.PI) / 180) * 40_075_016 * 450) / (SHOWN.tile * seen)))
}

/** How near, where, and where a sign stands: `15/45.6495/13.7768`, `15/45.6495/13.7768/45.65/13.777`. */
export const openStreetMap: ProviderRules = {
  name: 'OpenStreetMap',
  sort: 'map',
  resource: new RegExp(String.raw`^\d{1,2}\/${NUMBER}\/${NUMBER}(?:\/${NUMBER}\/${NUMBER})?$`),
  read(address) {
    if (!/^(?:www\.)?openstreetmap\.org\//i.test(address)) return null
    const plain = decoded(address)
    const sign =
      new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`).exec(plain) ?? new RegExp(`[?&]marker=(${NUMBER}),(${NUMBER})`).exec(plain)
    const marker = sign ? `/${sign[1]}/${sign[2]}` : ''
    const map = new RegExp(String.raw`#(?:.*&)?map=(\d{1,2})(?:\.\d+)?\/(${NUMBER})\/(${NUMBER})`).exec(plain)
    if (map) return `${map[1]}/${map[2]}/${map[3]}${marker}`
    const box = new RegExp(`[?&]bbox=(${NUMBER}),(${NUMBER}),(${NUMBER}),(${NUMBER})`).exec(plain)
    if (!box) return null
    const [west = 0, south = 0, east = 0, north = 0] = box.slice(1).map(Number)
    const zoom = bounded(Math.log2((360 * SHOWN.width) / (SHOWN.tile * Math.max(east - west, 1e-6))))
    return `${zoom}/${short((south + north) / 2)}/${short((west + east) / 2)}${marker}`
  },
  page(resource) {
    const [zoom, latitude, longitude, ...marker] = resource.split('/')
    const sign = marker.length === 2 ? `?mlat=${marker[0]}&mlon=${marker[1]}` : ''
    return `https://www.openstreetmap.org/${sign}#map=${zoom}/${latitude}/${longitude}`
  },
  host: 'https://www.openstreetmap.org',
  frame(resource) {
    const [zoom = 0, latitude = 0, longitude = 0, ...marker] = resource.split('/').map(Number)
    const east = (360 * SHOWN.width) / SHOWN.tile / 2 ** zoom / 2
    const north = east * (SHOWN.height / SHOWN.width) * Math.cos((latitude * Math.PI) / 180)
    const box = [longitude - east, latitude - north, longitude + east, latitude + north].map(short).join(',')
    const sign = marker.length === 2 ? `&marker=${marker.join(',')}` : ''
    return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik${sign}`
  },
  height: () => FRAME_HEIGHT,
  policy: 'https://osmfoundation.org/wiki/Privacy_Policy',
}

const bounded = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(1, Math.round(zoom)))
const short = (degrees: number): number => Number(degrees.toFixed(5))

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
