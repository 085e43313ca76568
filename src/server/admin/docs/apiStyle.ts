import { createHash } from 'node:crypto'

/** How the documentation of the API looks, over the readers' colours and fonts. */
export const API_STYLE = `
.api { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 72rem; margin: 0 auto; padding: 0 1.25rem 4rem; font: 1rem/1.55 var(--font-sans); color: var(--ink); background: var(--paper); }
.api nav { padding: 1.25rem 0; border-bottom: 1px solid var(--hairline); }
.api nav > a { font: italic 500 1.25rem var(--font-serif); }
.api nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .75rem 0 0; padding: 0; }
.api a { color: var(--accent); }
.api nav a, .api h3 a { color: inherit; text-decoration: none; }
.api a:hover { text-decoration: underline; }
.api main { min-width: 0; }
.api h1 { font: 500 2.25rem/1.15 var(--font-serif); margin: 2rem 0 .75rem; }
.api h2 { font: 500 1.625rem/1.2 var(--font-serif); margin: 3rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--strong-line); }
.api h3 { font-size: 1rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
.api p { margin: 0 0 .75rem; max-width: 70ch; }
.api .lead { font-size: 1.125rem; }
.api article { padding: 1rem 0; border-bottom: 1px solid var(--hairline); scroll-margin-top: 1rem; }
.api article:target { background: var(--tinted); box-shadow: 0 0 0 .5rem var(--tinted); }
.api b { display: inline-block; font-family: var(--font-sans); min-width: 4.25rem; font-size: .75rem; letter-spacing: .04em; }
.api code { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.api .get { color: light-dark(#285a84, #8dbde6); }
.api .post { color: light-dark(#2e6b3f, #8cc79a); }
.api .put { color: light-dark(#8a5a00, #e0b35a); }
.api .delete { color: light-dark(#a31f1f, #f08b8b); }
.api pre { overflow-x: auto; padding: 1rem; background: var(--raised); border-radius: 6px; }
.api details { margin: .25rem 0; }
.api summary { cursor: pointer; color: var(--soft-ink); font-size: .9375rem; }
.api details[open] > summary { color: var(--ink); }
.api .table { overflow-x: auto; margin: .5rem 0 .75rem; }
.api table { border-collapse: collapse; min-width: min(100%, 32rem); font-size: .9375rem; }
.api th { text-align: start; font-weight: 600; color: var(--soft-ink); font-size: .8125rem; }
.api th, .api td { padding: .375rem 1.25rem .375rem 0; border-bottom: 1px solid var(--hairline); vertical-align: top; }
.api em, .api .note, .api .faults { color: var(--soft-ink); font-size: .875rem; }
.api .faults { margin: .5rem 0 0; }
.api .faults a { color: inherit; margin-inline-end: .75rem; white-space: nowrap; }
@media (min-width: 64rem) {
  .api { grid-template-columns: 13rem minmax(0, 1fr); column-gap: 3rem; }
  .api nav { position: sticky; top: 0; align-self: start; border: 0; padding-top: 2.25rem; }
  .api nav ul { flex-direction: column; gap: .5rem; margin-top: 1.25rem; }
}
`

/** The page runs nothing, sends nothing and is framed by nobody: it may load our own files and the one style that stands in it. */
export const API_POLICY = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash('sha256').update(API_STYLE).digest('base64')}'`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';')
