/** A popup as the contract draws it. Every part can be replaced or left out. */
export interface PopupMarkup {
  readonly id?: string
  readonly title?: string
  readonly body?: string
  readonly options?: Record<string, unknown> | string
  readonly fields?: Readonly<Record<string, string>>
  readonly offsetType?: string
  readonly redirect?: string
  readonly ok?: string
  readonly left?: string
  readonly close?: string
  readonly checkbox?: string
  readonly attributes?: string
}

export function popup({
  id = 'promo',
  title = 'Sostieni la rivista',
  body = '<p>Viviamo di lettori.</p>',
  ...rest
}: PopupMarkup = {}): string {
  const { options = {}, fields = {}, offsetType = '0', redirect = '', attributes = '' } = rest
  const data = typeof options === 'string' ? options : JSON.stringify({ id, ...options })
  return `
<dialog class="js-modal-page-show modal-page" id="modal-page-${id}" data-modal-options="${escape(data)}"
        aria-labelledby="${id}_label" aria-describedby="${id}_desc" ${attributes}>
  ${rest.close ?? '<button type="button" class="js-modal-page-close" aria-label="Chiudi">×</button>'}
  <h2 id="${id}_label" class="modal-page-title">${title}</h2>
  <div id="${id}_desc" class="modal-page-body">${body}</div>
  <div class="modal-page-actions">
    ${rest.checkbox ?? '<label><input type="checkbox" class="modal-page-please-do-not-show-again"> Non mostrare più</label>'}
    ${rest.left ?? '<button type="button" class="js-modal-page-left-button">Più tardi</button>'}
    ${rest.ok ?? `<button type="button" class="js-modal-page-ok-button"${redirect && ` data-redirect="${escape(redirect)}"`}>OK</button>`}
  </div>
  <input type="hidden" name="modal_id" value="${id}">
  ${Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${name}" value="${escape(value)}" ${name === 'height_offset' ? `offset-type="${offsetType}"` : ''}>`,
    )
    .join('\n  ')}
</dialog>`
}

/** Markup of the module that other sites have had for years: Bootstrap's shape, ids that repeat, a × that carries the OK class. */
export function legacyPopup({
  id = 'promo',
  title = 'Sostieni',
  fields = {},
  options,
  redirect = '',
  attributes = '',
}: PopupMarkup = {}): string {
  return `
<div class="modal fade js-modal-page-show" id="js-modal-page-show-modal" role="dialog" data-modal-options="${escape(JSON.stringify({ id, ...Object(options) }))}" ${attributes}>
  <div class="modal-dialog"><div class="modal-content">
    <div class="modal-header">
      <button type="button" class="close js-modal-page-ok-button" data-dismiss="modal" data-bs-dismiss="modal">&times;</button>
      <h4 class="modal-title modal-page-title" id="modal-title">${title}</h4>
    </div>
    <div class="modal-body modal-page-body"><p>Viviamo di lettori.</p></div>
    <div class="modal-footer">
      <label><input type="checkbox" class="modal-page-please-do-not-show-again" value="${id}"> Non mostrare più</label>
      <button type="button" class="btn btn-default js-modal-page-left-button" data-dismiss="modal" data-bs-dismiss="modal">Chiudi</button>
      <button type="button" class="btn btn-primary js-modal-page-ok-button" data-dismiss="modal" data-bs-dismiss="modal" ${redirect && `redirect="${escape(redirect)}"`}>OK</button>
    </div>
  </div></div>
  <input type="hidden" id="modal_id" value="${id}">
  ${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" id="${name}" value="${escape(value)}">`)
    .join('\n  ')}
</div>`
}

export interface PageMarkup {
  readonly body?: string
  readonly head?: string
  /** Attributes of the engine's own script tag. */
  readonly script?: string
  /** Pixels of text: a page that scrolls, unless it is 0. */
  readonly height?: 0 | 3000
}

export function pageHtml({ body = '', head = '', script = '', height = 0 }: PageMarkup): string {
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Edicola</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/page-${height}.css"><link rel="stylesheet" href="/popup/edicola-popup.css">${head}
<script defer src="/popup/edicola-popup.js" ${script}></script></head>
<body><main><h1>Una rivista</h1><a href="#a" id="before">un collegamento</a></main>${body}</body></html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
