import { describe, expect, it } from 'vitest'
import { everAllowed } from './everAllowed.ts'
import { binScope, may, type Action, type Subject } from './permissions.ts'
import type { Role } from './role.ts'
import type { User } from './user.ts'

const user = (role: Role): User => ({ id: 'io', name: 'Io', email: 'io@example.it', role })
const strict = { editorsPublishOwn: false }
const trusting = { editorsPublishOwn: true }

const ownDraft: Subject = { kind: 'article', createdBy: 'io', assignees: [], stage: 'draft' }
const ownInReview: Subject = { ...ownDraft, stage: 'review' }
const ownPublic: Subject = { ...ownDraft, stage: 'public' }
const othersDraft: Subject = { ...ownDraft, createdBy: 'altri' }
const othersPublic: Subject = { ...othersDraft, stage: 'public' }
const assigned: Subject = { ...othersDraft, assignees: ['terzi', 'io'] }
const newArticle: Subject = { kind: 'article' }

type Row = [sentence: string, action: Action, subject: Subject, answer: true | string, rules?: typeof strict]

const table: Record<Role, Row[]> = {
  amministratore: [
    ['publishes anyone’s article', 'publish', othersDraft, true],
    ['edits users', 'edit', { kind: 'user' }, true],
    ['edits the site’s settings', 'edit', { kind: 'siteSettings' }, true],
    ['deletes what is published', 'delete', othersPublic, true],
    ['places announcements', 'publish', { kind: 'popup' }, true],
  ],
  caporedattore: [
    ['edits anyone’s draft', 'edit', othersDraft, true],
    ['publishes anyone’s article', 'publish', othersDraft, true],
    ['withdraws anyone’s article', 'unpublish', othersPublic, true],
    ['assigns', 'assign', othersDraft, true],
    ['publishes announcements', 'publish', { kind: 'popup' }, true],
    ['edits pages', 'edit', { kind: 'page' }, true],
    ['makes redirects', 'create', { kind: 'redirect' }, true],
    ['sees users', 'view', { kind: 'user' }, true],
    ['does not read the audit log', 'view', { kind: 'audit' }, 'role'],
    ['does not invite users', 'create', { kind: 'user' }, 'role'],
    ['does not change the site’s settings', 'edit', { kind: 'siteSettings' }, 'role'],
    ['does not change the popup settings', 'edit', { kind: 'popupSettings' }, 'role'],
  ],
  redattore: [
    ['begins an article', 'create', newArticle, true],
    ['edits their own', 'edit', ownDraft, true],
    ['edits their own once published', 'edit', ownPublic, true],
    ['edits one assigned to them', 'edit', assigned, true],
    ['submits one assigned to them', 'submit', assigned, true],
    ['does not edit another’s', 'edit', othersDraft, 'not-yours'],
    ['does not see another’s draft', 'view', othersDraft, 'not-yours'],
    ['does not open the draft behind another’s published article', 'view', othersPublic, 'not-yours'],
    ['does not publish their own by default', 'publish', ownDraft, 'needs-review'],
    ['publishes their own if the house allows it', 'publish', ownDraft, true, trusting],
    ['withdraws their own if the house allows it', 'unpublish', ownPublic, true, trusting],
    ['does not publish one that is only assigned', 'publish', assigned, 'not-yours', trusting],
    ['deletes their own draft', 'delete', ownDraft, true],
    ['does not delete what readers saw', 'delete', ownPublic, 'not-a-draft'],
    ['does not delete one that is only assigned', 'delete', assigned, 'not-yours'],
    ['does not assign', 'assign', ownDraft, 'role'],
    ['coins a tag', 'create', { kind: 'tag' }, true],
    ['does not rename a tag', 'edit', { kind: 'tag' }, 'role'],
    ['finds sections in the form', 'view', { kind: 'section' }, true],
    ['does not edit sections', 'edit', { kind: 'section' }, 'role'],
    ['names an issue in the form', 'choose', { kind: 'issue' }, true],
    ['does not open an issue', 'view', { kind: 'issue', stage: 'draft' }, 'role'],
    ['does not open the draft behind a published issue', 'view', { kind: 'issue', stage: 'public' }, 'role'],
    ['does not see announcements', 'view', { kind: 'popup' }, 'role'],
    ['does not edit pages', 'edit', { kind: 'page' }, 'role'],
    ['uploads', 'create', { kind: 'media' }, true],
    ['describes a picture of theirs', 'edit', { kind: 'media', createdBy: 'io' }, true],
    ['does not change another’s picture', 'edit', { kind: 'media', createdBy: 'altri' }, 'not-yours'],
    ['does not see users', 'view', { kind: 'user' }, 'role'],
    ['does not make redirects', 'create', { kind: 'redirect' }, 'role'],
  ],
  collaboratore: [
    ['begins an article', 'create', newArticle, true],
    ['edits their own draft', 'edit', ownDraft, true],
    ['hands in their own draft', 'submit', ownDraft, true],
    ['still reads what was handed in', 'view', ownInReview, true],
    ['no longer edits what was handed in', 'edit', ownInReview, 'not-a-draft'],
    ['no longer edits what is published', 'edit', ownPublic, 'not-a-draft'],
    ['does not edit one assigned to them but another’s', 'edit', assigned, 'not-yours'],
    ['does not see another’s draft', 'view', othersDraft, 'not-yours'],
    ['does not see another’s published article in the back office', 'view', othersPublic, 'not-yours'],
    ['never publishes', 'publish', ownDraft, 'role', trusting],
    ['never withdraws', 'unpublish', ownPublic, 'role', trusting],
    ['deletes their own draft', 'delete', ownDraft, true],
    ['does not delete what was handed in', 'delete', ownInReview, 'not-a-draft'],
    ['does not coin tags', 'create', { kind: 'tag' }, 'role'],
    ['uploads', 'create', { kind: 'media' }, true],
    ['finds authors in the form', 'view', { kind: 'author' }, true],
    ['names an issue in the form', 'choose', { kind: 'issue' }, true],
    ['does not open an issue', 'view', { kind: 'issue' }, 'role'],
    ['does not see announcements', 'view', { kind: 'popup' }, 'role'],
    ['does not see settings', 'view', { kind: 'siteSettings' }, 'role'],
  ],
}

describe.each(Object.entries(table) as [Role, Row[]][])('%s', (role, rows) => {
  it.each(rows)('%s', (_sentence, action, subject, answer, rules = strict) => {
    const permission = may(user(role), action, subject, rules)
    expect(permission.allowed || permission.because).toBe(answer)
  })
})

describe('the bin', () => {
  const own = { createdBy: 'io', assignees: [], stage: 'draft' } as const
  const others = { ...own, createdBy: 'altri' } as const
  const seen = { ...own, stage: 'public' } as const
  const kinds = ['article', 'page', 'issue', 'popup', 'section', 'tag', 'author', 'media'] as const
  const everything = kinds.flatMap((kind) => [own, others, seen].map((subject): Subject => ({ kind, ...subject })))

  it.each<[Role, ReturnType<typeof binScope>]>([
    ['amministratore', 'all'],
    ['caporedattore', 'all'],
    ['redattore', 'own'],
    ['collaboratore', 'own'],
  ])('shows %s %s of it', (role, scope) => expect(binScope(user(role))).toBe(scope))

  // Who sees something there takes it back, or deletes it for ever, if it is theirs to delete.
  it.each<[Role, Subject[]]>([
    ['amministratore', everything],
    ['caporedattore', everything],
    ['redattore', [{ kind: 'article', ...own }, ...[own, seen].map((subject): Subject => ({ kind: 'media', ...subject }))]],
    ['collaboratore', [{ kind: 'article', ...own }, ...[own, seen].map((subject): Subject => ({ kind: 'media', ...subject }))]],
  ])('lets %s restore and delete for ever what was theirs to delete, and nothing else', (role, expected) =>
    expect(everything.filter((subject) => may(user(role), 'delete', subject, trusting).allowed)).toEqual(expected),
  )
})

it.each<[Role, Subject['kind'], Action[]]>([
  ['amministratore', 'audit', ['choose', 'view', 'create', 'edit', 'submit', 'publish', 'unpublish', 'delete', 'assign']],
  ['caporedattore', 'user', ['choose', 'view']],
  ['caporedattore', 'audit', []],
  ['redattore', 'article', ['choose', 'view', 'create', 'edit', 'submit', 'delete']],
  ['redattore', 'tag', ['choose', 'view', 'create']],
  ['redattore', 'popup', []],
  ['collaboratore', 'article', ['choose', 'view', 'create', 'edit', 'submit', 'delete']],
  ['collaboratore', 'section', ['choose', 'view']],
])('%s can at best, of kind %s, %j', (role, kind, actions) => expect(everAllowed(user(role), strict)[kind]).toEqual(actions))
