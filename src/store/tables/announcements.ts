import type { Device, PopupEvent, Variant } from '../../content/popups/figures.ts'
import type { Instant } from '../../content/time.ts'
import type { Json, YesNo } from './columns.ts'

export interface AnnouncementTables {
  popupSubmit: PopupSubmitTable
  popupCount: PopupCountTable
  webhookDelivery: WebhookDeliveryTable
  webhookOutcome: WebhookOutcomeTable
  shippedBootstrap: ShippedBootstrapTable
}

/** An OK that a reader gave to an announcement. */
export interface PopupSubmitTable {
  id: string
  documentId: string
  /** As cookies name it: with its edition. */
  popupId: string
  at: Instant
  dontShowAgain: YesNo
}

/** How often something happened to an announcement on a day of the magazine's calendar. */
export interface PopupCountTable {
  documentId: string
  day: string
  event: PopupEvent
  page: string
  device: Device
  variant: Variant
  count: number
}

/** What is still to be told to another site. */
export interface WebhookDeliveryTable {
  id: string
  documentId: string
  address: string
  payload: Json
  attempts: number
  dueAt: Instant
  createdAt: Instant
  /** Why it could not be delivered the last time. */
  problem: string | null
}

/** How it went the last time that another site was told. */
export interface WebhookOutcomeTable {
  documentId: string
  /** Where: of another address it says nothing. */
  address: string
  deliveredAt: Instant | null
  givenUpAt: Instant | null
  /** Why it was given up. */
  problem: string | null
}

/** A Bootstrap that a browser found missing, and that pages carry since. */
export interface ShippedBootstrapTable {
  version: string
  at: Instant
}
