import { createHmac } from 'node:crypto'

/** What the webhook of each announcement is signed with: made from one secret of the store, so that none stands in a document or in its revisions. */
export function createWebhookSecrets(secret: string): (documentId: string) => string {
  return (documentId) => createHmac('sha256', secret).update(documentId).digest('base64url')
}
