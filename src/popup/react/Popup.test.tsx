import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Popup, type PopupProps } from './Popup.tsx'

const render = (props: Partial<PopupProps> = {}) =>
  renderToStaticMarkup(
    <Popup id="7" title="Sostieni <la> rivista" {...props}>
      <p>Viviamo di lettori.</p>
    </Popup>,
  )

describe('Popup', () => {
  it.each<[string, Partial<PopupProps>, string]>([
    [
      'is a dialog that the engine finds',
      {},
      '<dialog class="js-modal-page-show modal-page modal-page-medium modal-page-at-center modal-page-paper" id="modal-page-7"',
    ],
    ['is labelled and described', {}, 'aria-labelledby="7_label" aria-describedby="7_desc"'],
    ['escapes its title', {}, '<h2 id="7_label" class="modal-page-title">Sostieni &lt;la&gt; rivista</h2>'],
    ['says its options', {}, 'data-modal-options="{&quot;id&quot;:&quot;7&quot;,&quot;auto_open&quot;:true}"'],
    [
      'leaves opening to clicks',
      { autoOpen: false, openOnClick: '.abbonati' },
      '&quot;auto_open&quot;:false,&quot;open_modal_on_element_click&quot;:&quot;.abbonati&quot;',
    ],
    [
      'turns ways out off',
      { closeOnEscape: false, closeOnBackdrop: false, closeButton: false },
      '&quot;close_button&quot;:false,&quot;close_on_escape&quot;:false,&quot;close_on_backdrop&quot;:false',
    ],
    ['names itself in a field', {}, '<input type="hidden" name="modal_id" value="7"/>'],
    ['shows once', { showOnce: true }, '<input type="hidden" name="show_once" value="1"/>'],
    ['or not', {}, '<input type="hidden" name="show_once" value="0"/>'],
    ['hides by itself', { autoHide: true, autoHideDelay: 8 }, '<input type="hidden" name="auto_hide_delay" value="8"/>'],
    ['waits', { trigger: { type: 'delay', seconds: 3 } }, '<input type="hidden" name="delay_display" value="3"/>'],
    [
      'opens at half the page',
      { trigger: { type: 'scroll', offset: '50%', line: 0.5 } },
      '<input type="hidden" offset-type="0.5" name="height_offset" value="50%"/>',
    ],
    ['keeps a choice for a session', { cookieExpiration: 0 }, '<input type="hidden" name="cookie_expiration" value="0"/>'],
    ['keeps it as long as it can', { cookieExpiration: null }, '<input type="hidden" name="cookie_expiration" value=""/>'],
    ['leads elsewhere', { redirect: '/sostieni-la-rivista' }, 'data-redirect="/sostieni-la-rivista"'],
    ['has a second button', { leftLabel: 'Più tardi' }, 'class="js-modal-page-left-button">Più tardi</button>'],
    ['has a checkbox', {}, 'class="modal-page-please-do-not-show-again"/>Non mostrare più</label>'],
    ['speaks English', { locale: 'en' }, 'aria-label="Close"'],
    ['is small', { size: 'small' }, 'modal-page-small'],
    ['stands in the corner', { position: 'corner' }, 'modal-page-at-corner'],
    ['is printed in colour', { look: 'colour' }, 'modal-page-colour'],
    ['is for some windows', { minWidth: 0, maxWidth: 700 }, 'data-min-width="0" data-max-width="700"'],
    [
      'has other texts',
      { variants: [{ title: 'Due', body: <p>Altro.</p> }], okLabel: 'Sì' },
      '<template data-variant="b"><h2 class="modal-page-title">Due</h2><div class="modal-page-body"><p>Altro.</p></div><button class="js-modal-page-ok-button">Sì</button></template>',
    ],
    [
      'shows an image',
      { media: { kind: 'image', src: '/a.jpg', alt: 'Una mano', width: 16, height: 9 } },
      '<img src="/a.jpg" width="16" height="9" alt="Una mano" loading="lazy" decoding="async"/>',
    ],
    [
      'shows a video that does not play by itself',
      { media: { kind: 'video', src: '/a.mp4', label: 'Video' } },
      '<video src="/a.mp4" aria-label="Video" controls="" playsInline="" preload="none">',
    ],
    [
      'shows a player',
      { media: { kind: 'embed', src: 'https://v.it/1', title: 'Video' } },
      '<iframe src="https://v.it/1" title="Video" loading="lazy"',
    ],
    [
      'is readable without scripts',
      { redirect: '/dona', okLabel: 'Dona' },
      '<noscript><aside class="modal-page modal-page-noscript" aria-label="Sostieni &lt;la&gt; rivista" lang="it">',
    ],
    ['leads elsewhere without scripts', { redirect: '/dona', okLabel: 'Dona' }, '<a href="/dona">Dona</a>'],
    ['lies open in a preview', { isPreview: true }, ' open=""'],
  ])('%s', (_name, props, expected) => expect(render(props)).toContain(expected))

  it.each<[string, Partial<PopupProps>, string]>([
    ['no redirect that runs code', { redirect: 'javascript:alert(1)' }, 'javascript'],
    ['no empty second button', { leftLabel: '' }, 'js-modal-page-left-button'],
    ['no checkbox when there is none', { doNotShowAgainLabel: null }, 'checkbox'],
    ['no inline style, which a strict policy forbids', {}, 'style='],
    ['no second copy in a preview', { isPreview: true }, 'noscript'],
    ['not open on the page', {}, ' open='],
  ])('has %s', (_name, props, unexpected) => expect(render(props)).not.toContain(unexpected))
})
