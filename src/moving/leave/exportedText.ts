import type { Article } from '../../content/kinds/article.ts'
import type { Page } from '../../content/kinds/page.ts'
import type { Instant } from '../../content/time.ts'
import { bodyHtml, escapeHtml } from './bodyHtml.ts'
import { bodyMarkdown } from './bodyMarkdown.ts'
import type { FindExported } from './exportedMedia.ts'

/** What is told of a text besides its words. */
export interface TextFacts {
  readonly state: string
  readonly publishedAt: Instant | null
  readonly updatedAt: Instant
  readonly author: readonly string[]
  readonly section: string | null
  readonly tags: readonly string[]
  readonly issue: string | null
}

/** A text as Markdown, with what is told of it at its head as most programs read it: a value each, in the signs of JSON, which YAML takes for its own. */
export function textMarkdown(content: Article | Page, facts: TextFacts, findMedia: FindExported): string {
  const hero = 'hero' in content && content.hero ? findMedia(content.hero)?.path : undefined
  const told = { ...namesIn(content), ...facts, image: hero ?? null }
  const lines = Object.entries(told).flatMap(([name, value]) => (isNothing(value) ? [] : [`${name}: ${JSON.stringify(value)}`]))
  return `---\n${lines.join('\n')}\n---\n\n${bodyMarkdown(content.body, findMedia)}`
}

/** A text as a page of its own, which a browser opens without anything else. */
export function textHtml(content: Article | Page, { publishedAt, author }: TextFacts, findMedia: FindExported): string {
  const { title, standfirst, language } = namesIn(content)
  const hero = 'hero' in content && content.hero ? findMedia(content.hero) : undefined
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    `<meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    ...(standfirst ? [`<meta name="description" content="${escapeHtml(standfirst)}">`] : []),
    ...(author.length > 0 ? [`<meta name="author" content="${escapeHtml(author.join(', '))}">`] : []),
    '<article>',
    `<h1>${escapeHtml(title)}</h1>`,
    ...(standfirst ? [`<p>${escapeHtml(standfirst)}</p>`] : []),
    ...(publishedAt === null ? [] : [`<p><time datetime="${publishedAt}">${publishedAt.slice(0, 10)}</time></p>`]),
    ...(hero ? [`<figure><img src="${escapeHtml(hero.path)}" alt="${escapeHtml(hero.alt)}"></figure>`] : []),
    bodyHtml(content.body, findMedia),
    '</article>',
    '</html>\n',
  ].join('\n')
}

function namesIn(content: Article | Page) {
  const { title, slug, language, standfirst } = content
  return { title, slug, language, kicker: 'kicker' in content ? content.kicker : '', standfirst }
}

const isNothing = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0)
