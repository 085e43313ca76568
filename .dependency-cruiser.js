/** The dependencies of docs/architecture.md. Each rule says why it is there. */
const browserModules = '^src/(popup/browser|site/client|site/islands|analytics|admin)/'

export default {
  forbidden: [
    {
      // Within a module: a circle through two of them has an import that another rule forbids, and one wrong line is to be one error.
      // Errors are printed by their names, from the last of the alphabet: circles come below what made them.
      name: 'acyclic',
      comment: 'Two files that need each other are one file in disguise: neither can be read, tested or moved alone.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { circular: true, viaOnly: '^src/$1/' },
    },
    {
      name: 'popup-core-is-pure',
      comment: 'The popup’s decisions run in browsers, in the back office and in tests: they may know nothing but themselves.',
      severity: 'error',
      from: { path: '^src/popup/core/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/popup/core/' },
    },
    {
      name: 'popup-stands-alone',
      comment: 'Other sites take the popup engine without the magazine.',
      severity: 'error',
      from: { path: '^src/popup/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(content|store|site|server|admin|cli|demo|analytics)/' },
    },
    {
      name: 'analytics-core-is-pure',
      comment:
        'What counts as an event, and who may be told, is decided alike in browsers, on the server, in the back office and in tests.',
      severity: 'error',
      from: { path: '^src/analytics/core/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/analytics/core/' },
    },
    {
      name: 'analytics-stands-alone',
      comment: 'Other sites take the script that tells of events without the magazine.',
      severity: 'error',
      from: { path: '^src/analytics/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(content|store|site|server|admin|cli|demo|popup)/' },
    },
    {
      name: 'content-knows-no-machinery',
      comment: 'What an article is does not depend on HTTP, React, SQL or the file system: the rules outlive all of them.',
      severity: 'error',
      from: { path: '^src/content/' },
      to: {
        path: [
          '^src/(store|server|site|admin|cli|demo|popup/(browser|react)|analytics/browser)/',
          '^node_modules/(kysely|better-sqlite3|pg|fastify|react)/',
        ],
      },
    },
    {
      name: 'content-runs-in-browsers',
      comment: 'Forms check with the very schemas that the server checks with, so content may use nothing that only Node has.',
      severity: 'error',
      from: { path: '^src/content/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'store-only-keeps',
      comment: 'The store gives content what it asks for; it answers no request and draws no page.',
      severity: 'error',
      from: { path: '^src/store/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(server|site|admin|cli|demo|popup)/' },
    },
    {
      name: 'site-is-given-its-data',
      comment: 'A page is a function of what it shows: it asks no database and knows no request.',
      severity: 'error',
      from: { path: '^src/site/' },
      to: { path: '^src/(server|store|admin|cli|demo)/' },
    },
    {
      name: 'browsers-never-load-the-server',
      comment: 'One import would ship the store, its drivers and its secrets to every reader.',
      severity: 'error',
      from: { path: browserModules },
      to: { path: '^src/(server|store|cli|demo)/' },
    },
    {
      name: 'messages-depend-on-nothing',
      comment: 'Everyone reads them, so they can read no one.',
      severity: 'error',
      from: { path: '^src/messages/' },
      to: { path: '^src/(?!messages/)' },
    },
    {
      name: 'moving-readers-only-read',
      comment:
        'What reads an export knows neither the store nor a request: only the writer keeps what was read, and only who leaves reads what is kept.',
      severity: 'error',
      from: { path: '^src/moving/', pathNot: ['^src/moving/(write|leave)/', '\\.test\\.ts$'] },
      to: { path: '^src/(store|server|site|admin|cli|demo|popup)/' },
    },
    {
      name: 'server-is-started-by-the-cli',
      comment: 'Building a server is not starting one; only the command line reads the environment and listens.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/(cli|demo)/' },
    },
    {
      name: 'demo-is-only-words-and-pictures',
      comment: 'The demo goes in through the newsroom’s door, like any editor.',
      severity: 'error',
      from: { path: '^src/demo/' },
      to: { path: '^src/(store|server|site|admin|cli|popup)/' },
    },
    {
      name: 'only-what-is-installed-for-it',
      comment: 'A library used in production and listed for development is missing on somebody’s server.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolvable',
      comment: 'An import that leads nowhere fails at run time, on somebody’s machine.',
      severity: 'error',
      from: {},
      // Icons are made by scripts/iconsPlugin.js, which fails the build for one that there is not.
      to: { couldNotResolve: true, pathNot: ['\\?inline$', '^@mui/icons-material/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
