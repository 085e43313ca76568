/**
 * A rule that is a list of what it forbids. Selectors: https://eslint.org/docs/latest/extend/selectors
 * @param {Record<string, string>} forbidden What to do instead, by selector.
 */
const forbids = (forbidden) => ({
  create: (/** @type {{ report(problem: { node: unknown, message: string }): void }} */ context) =>
    Object.fromEntries(
      Object.entries(forbidden).map(([selector, message]) => [
        selector,
        (/** @type {unknown} */ node) => context.report({ node, message }),
      ]),
    ),
})

const clockAndChance = {
  "MemberExpression[object.name='Date'][property.name='now']": 'Take a `Clock`, or the moment.',
  "NewExpression[callee.name='Date'][arguments.length=0]": 'Take a `Clock`, or the moment.',
  "MemberExpression[object.name='Math'][property.name='random']": 'Take the number.',
  ":matches(ImportSpecifier[imported.name='randomUUID'], MemberExpression[property.name='randomUUID'])": 'Take `newId`.',
}

/** Attributes and properties whose text somebody reads or hears; `optionText` names a field. */
const READ =
  '/^(aria-(label|description|placeholder|roledescription|valuetext)|alt|label|placeholder|title|text|confirm|(?!option).+(Label|Text|Title))$/'
/** Anything with a letter; `ra.` begins the name of a sentence of react-admin. */
const WORDS = '/^(?!ra\\.).*\\p{L}/su'
/** A text, one of two, or one that is put together. */
const wordsIn = (/** @type {string} */ parent) => [
  `${parent} > Literal[value=${WORDS}]`,
  `${parent} > :matches(ConditionalExpression, LogicalExpression) > Literal:not(.test, .left)[value=${WORDS}]`,
  `${parent} > TemplateLiteral > TemplateElement[value.raw=${WORDS}]`,
]
const sentences = [
  `JSXText[value=${WORDS}]`,
  ...wordsIn(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  `JSXAttribute[name.name=${READ}] > Literal[value=${WORDS}]`,
  ...wordsIn(`JSXAttribute[name.name=${READ}] > JSXExpressionContainer`),
  `Property[key.value=${READ}] > Literal.value[value=${WORDS}]`,
  // A single word in small letters is a key of ours: `{ label: 'calendar' }`.
  `Property[key.name=${READ}] > Literal.value[value=/^\\p{Lu}|\\p{L}\\s/u]`,
  ...wordsIn('CallExpression[callee.name="notify"]'),
  `AssignmentExpression[left.property.name=/^(alt|ariaLabel|innerText|placeholder|textContent|title)$/] > Literal.right[value=${WORDS}]`,
  `CallExpression[callee.property.name="setAttribute"][arguments.0.value=${READ}] > Literal:nth-child(2)[value=${WORDS}]`,
]

/** Rules of our own. */
export default {
  meta: { name: 'edicola' },
  rules: {
    // Everything is given the moment and its identifiers, so that a test can set them.
    'no-clock-or-chance': forbids(clockAndChance),
    'no-sentences': forbids(
      Object.fromEntries(sentences.map((selector) => [selector, 'What people read comes from src/messages, in Italian and English.'])),
    ),
  },
}
