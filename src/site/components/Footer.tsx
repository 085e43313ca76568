import { messagesOf, type Frame } from '../frame.ts'

export function Footer({ frame }: { readonly frame: Frame }) {
  const { site, footer } = frame
  const t = messagesOf(frame)
  return (
    <footer className="footer">
      <div className="footer-about">
        <p className="footer-name">{site.name}</p>
        {site.description && <p>{site.description}</p>}
        {site.email && (
          <p>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        )}
      </div>
      {footer.length > 0 && (
        <nav className="footer-links" aria-label={t.footer}>
          <ul>
            {footer.map(({ label, address }) => (
              <li key={address}>
                <a href={address}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="footer-colophon">{t.colophon}</p>
    </footer>
  )
}
