import { z } from 'zod'

// Schemas are made when their modules load, and each would try whether it may compile itself: the page's policy forbids it, and Firefox says so in the
// console. So this module comes before all others, and into zod's own file (vite.admin.config.ts): the entry's code runs after all that it imports.
z.config({ jitless: true })
