import { z } from 'zod'

// Schemas are made when their modules load, and each would try whether it may compile itself: the page's policy forbids it, and Firefox says so in the
// console. So this module comes before all others.
z.config({ jitless: true })
