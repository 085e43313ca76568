import { addressOf } from '../../../content/addresses/addresses.ts'
import type { ArticleToRead } from '../../../content/reading/publicContent.ts'
import { messagesOf, type LayoutData } from '../../layoutData.ts'
import { Picture } from '../Picture.tsx'

/** Who wrote it, each with a portrait, a few words and the way to what else they wrote. */
export function AuthorBoxes({ layout, article }: { readonly layout: LayoutData; readonly article: ArticleToRead }) {
  const { authors, media } = article
  const t = messagesOf(layout)
  if (authors.length === 0) return null
  return (
    <section className="authors" aria-labelledby="chi-scrive">
      <h2 id="chi-scrive" className="kicker">
        {t.aboutAuthors}
      </h2>
      {authors.map(({ id, name, slug, role, bio, portrait }) => {
        const picture = portrait ? media.get(portrait) : undefined
        return (
          <div key={id} className="author">
            {picture && <Picture media={picture} sizes="6rem" alt="" className="author-portrait" />}
            <div>
              <h3 className="author-name">
                <a href={addressOf.author(slug)} aria-label={t.article.articlesOf(name)}>
                  {name}
                </a>
              </h3>
              {role && <p className="author-role">{role}</p>}
              {bio && <p>{bio}</p>}
            </div>
          </div>
        )
      })}
    </section>
  )
}
