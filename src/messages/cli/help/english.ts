import type { HelpMessages } from './italian.ts'

export const en: HelpMessages = {
  title: 'Edicola, a magazine in a box.',
  usage: 'Usage: npm run edicola -- COMMAND [OPTIONS]',
  commands: 'Commands:',
  options: 'Options:',
  examples: 'Examples:',
  more: 'npm run edicola -- COMMAND --help says all about a command. Settings are environment variables: README.md lists them.',
  unknownCommand: (command) => `Unknown command: ${command}.`,
  unfinishedCommand: (word) => `A word is missing after “${word}”: the commands are those above.`,
  unknownOption: (option) => `Unknown option: ${option}.`,
  nearest: (name) => `Did you mean ${name}?`,
  needsValue: (option) => `The option ${option} takes a value.`,
  takesNoValue: (option) => `The option ${option} takes no value.`,
  wrongArguments: 'This command is written in another way.',
  version: (version, commit, node) => `edicola ${version}${commit ? ` (${commit})` : ''}, Node ${node}`,
  general: {
    '--help': 'this help, or that of a command',
    '--version': 'the version of the program',
  },
  of: {
    start: {
      usage: 'start',
      summary: 'serves the site and the back office',
      examples: ['npm start', 'PORT=8080 npm run edicola -- start'],
    },
    migrate: {
      usage: 'migrate',
      summary: 'brings the store to the shape of this version',
      examples: ['npm run edicola -- migrate'],
    },
    seed: {
      usage: 'seed [--articles N]',
      summary: 'fills an empty magazine with the demo issue',
      options: { '--articles N': 'adds N generated articles, for load tests' },
      examples: ['npm run edicola -- seed', 'npm run edicola -- seed --articles 10000'],
    },
    preview: {
      usage: 'preview SLUG [--hours N]',
      summary: "prints the link that shows an article's draft",
      options: { '--hours N': 'how many hours it works: 48, if you do not say' },
      examples: ['npm run edicola -- preview la-citta-di-notte --hours 24'],
    },
    'import modal-page': {
      usage: 'import modal-page PATH [--dry-run]',
      summary: "brings in the announcements that Drupal's Modal Page module exported",
      options: { '--dry-run': 'says what it would do, and changes nothing' },
      examples: ['npm run edicola -- import modal-page config/sync --dry-run'],
    },
    'import drupal': {
      usage: 'import drupal PATH… [--media FOLDER] [--dry-run] [--report FILE]',
      summary: 'brings a magazine here from Drupal',
      details:
        'PATH is the folder content that content:export (Drupal 11.3) or the Default Content module writes, or a .zip of it. It can be repeated, as import wordpress can, and ends with the same codes.',
      options: {
        '--media FOLDER': 'the folder sites/default/files, or a .zip of it',
        '--fetch-media': 'takes files that are missing from the old site, from public addresses only; needs --site',
        '--site URL': 'the address of the old site, which the export does not say',
        '--dry-run': 'says what it would do, and changes nothing',
        '--only KINDS': 'only these: section, tag, author, media, article, page, menu',
        '--report FILE': 'writes the report, as a page (.html) and for programs (.json)',
        '--sections SLUG': 'the terms that become sections, with commas between; the others become tags',
      },
      examples: ['npm run edicola -- import drupal content --media sites/default/files --dry-run --report move.html'],
    },
    'import edicola': {
      usage: 'import edicola FILE [--dry-run] [--report FILE]',
      summary: 'brings a magazine here that “export” wrote, as it was',
      details:
        'FILE is the .tar that “export” wrote, here or at another Edicola: texts, files, issues, menus, announcements, addresses and proofs of consent come back as they were. Accounts do not: they have no passwords. What is here already stays.',
      options: {
        '--dry-run': 'says what it would do, and changes nothing',
        '--only KINDS': 'only these: media, section, tag, author, issue, article, page, popup, menu and the settings',
        '--report FILE': 'writes the report, as a page (.html) and for programs (.json)',
      },
      examples: ['npm run edicola -- import edicola magazine.tar --dry-run --report move.html'],
    },
    'import continue': {
      usage: 'import continue MOVE',
      summary: 'runs a move that was begun in the back office',
      details:
        'The program does this by itself, as a process of its own, when somebody begins a move there or goes on with one. MOVE is its identifier.',
      examples: ['npm run edicola -- import continue 3f0c9a52-6c1e-4f6b-9d0a-2f1f5f0f7c11'],
    },
    'import ghost': {
      usage: 'import ghost FILE [REDIRECTS] [--media FOLDER] [--dry-run] [--report FILE]',
      summary: 'brings a magazine here from Ghost',
      details:
        'FILE is the .json or the .zip that Ghost exports; REDIRECTS its redirects.json or redirects.yaml. It can be repeated, as import wordpress can, and ends with the same codes.',
      options: {
        '--media FOLDER': 'the folder content, or a .zip of it',
        '--fetch-media': 'takes files that are missing from the old site, from public addresses only; needs --site',
        '--site URL': 'the address of the old site, which the export does not say',
        '--dry-run': 'says what it would do, and changes nothing',
        '--only KINDS': 'only these: siteSettings, section, tag, author, media, article, page',
        '--report FILE': 'writes the report, as a page (.html) and for programs (.json)',
        '--sections SLUG': 'the tags that become sections, with commas between',
      },
      examples: ['npm run edicola -- import ghost magazine.ghost.json --media content --dry-run --report move.html'],
    },
    'import wordpress': {
      usage: 'import wordpress PATH… [--media FOLDER] [--dry-run] [--report FILE]',
      summary: 'brings a magazine here from WordPress',
      details:
        'PATH is a file that WordPress exported (WXR), a folder of them, or several. It can be repeated: what is here stays, what changed there is updated, what was changed here is left alone. Exits with 2 if a text was refused, with 1 if a file cannot be read: then nothing changes.',
      options: {
        '--media FOLDER': 'the folder wp-content/uploads, or a .zip of it',
        '--fetch-media': 'takes files that are missing from the old site, from public addresses only',
        '--dry-run': 'says what it would do, and changes nothing',
        '--only KINDS': 'only these: siteSettings, section, tag, author, media, article, page, menu',
        '--report FILE': 'writes the report, as a page (.html) and for programs (.json)',
        '--sections SLUG': 'the categories that become sections, with commas between; the others become tags',
        '--permalinks PATTERNS': 'the addresses of the old site, if the file does not say them: /topics/%category%,/words/%tag%',
      },
      examples: [
        'npm run edicola -- import wordpress magazine.xml --media wp-content/uploads --dry-run --report move.html',
        'npm run edicola -- import wordpress export/ --fetch-media --report move.html',
      ],
    },
    export: {
      usage: 'export FILE [--as wordpress|ghost]',
      summary: 'writes the whole magazine into an archive that other programs read: texts, files, people, addresses',
      details:
        'The magazine may stay on. Articles and pages are in Markdown, HTML and JSON, media are files, the rest is JSON, with the hashes of all. No passwords, no other secrets. “import edicola” makes the same magazine of it again. To put the magazine back up here there is “backup”.',
      options: {
        '--as SYSTEM':
          'a .zip for another system: wordpress (the file that it imports, WXR 1.2, and the folder wp-content/uploads) or ghost (like those that it exports, with the files and redirects.yaml)',
      },
      examples: [
        'npm run edicola -- export magazine.tar',
        'SITE_URL=https://magazine.example npm run edicola -- export magazine.zip --as wordpress',
      ],
    },
    backup: {
      usage: 'backup [FILE|s3://…] [--scheduled]',
      summary: 'copies the whole magazine into a file, and proves that it restores',
      options: {
        '--scheduled':
          'the backup of this night into BACKUP_TO, if it is missing; then old ones go (7 of days, 4 of weeks, 12 of months stay)',
      },
      details:
        'The magazine may go on running. Without FILE the backup goes where those of the nights go (BACKUP_TO), or to DATA_DIR/backups if that is not set; in a folder it names itself. To an S3 store (keys in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY) it is made in DATA_DIR first; if it is cut off, repeat the command and it goes on where it was. With BACKUP_PASSPHRASE it is encrypted: without that phrase nobody can read it any more, you included.',
      examples: [
        'npm run edicola -- backup',
        'npm run edicola -- backup /mnt/disk/magazine.tar',
        'npm run edicola -- backup "s3://magazine/backups?endpoint=https://s3.example"',
      ],
    },
    verify: {
      usage: 'verify FILE|s3://…',
      summary: 'proves that a backup is whole and restores',
      details: 'It does not touch the magazine, which may go on running. An encrypted backup needs the same BACKUP_PASSPHRASE.',
      examples: ['npm run edicola -- verify /mnt/disk/magazine.tar'],
    },
    restore: {
      usage: 'restore FILE|s3://… [--dry-run] [--force]',
      summary: 'puts the magazine of a backup in its place, all or nothing',
      details:
        'Stop the magazine first (not for --dry-run). All of the backup is checked before anything is touched; if something goes wrong, the magazine stays as it was. Then everybody signs in again. An encrypted backup needs the same BACKUP_PASSPHRASE.',
      options: {
        '--dry-run': 'checks the backup and says what it would do, and changes nothing',
        '--force': 'even if there is a magazine here already, which is kept aside',
      },
      examples: [
        'npm run edicola -- restore /mnt/disk/magazine.tar --dry-run',
        'npm run edicola -- restore /mnt/disk/magazine.tar --force',
      ],
    },
    move: {
      usage: 'move --to DESTINATION',
      summary: 'brings the store from SQLite to PostgreSQL, or back; the store as it was stays untouched',
      details:
        'Stop the magazine first. Every row is compared with the original. Media files stay where they are: keep the same DATA_DIR. Cut off, repeat the command: it goes on from where it was. At the end it says what to set.',
      options: { '--to DESTINATION': 'postgres://user:password@host/database, or sqlite' },
      examples: ['npm run edicola -- move --to postgres://edicola:secret@localhost/magazine', 'npm run edicola -- move --to sqlite'],
    },
    'media move': {
      usage: 'media move --to PLACE',
      summary: 'brings the media files to a folder or an S3 store, and compares them; those that were stay',
      details:
        'The magazine may go on running. If it is cut off, repeat the command: it goes on where it was. The keys to the S3 store are in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
      options: { '--to PLACE': 'a folder, or s3://bucket/folder?endpoint=https://…&region=…' },
      examples: [
        'npm run edicola -- media move --to "s3://magazine/media?endpoint=https://s3.example"',
        'npm run edicola -- media move --to ./data/media',
      ],
    },
    mirror: {
      usage: 'mirror FOLDER [--changed]',
      summary: 'writes the whole site into a folder, as files that nginx or Caddy show by themselves',
      options: {
        '--changed': 'draws only the pages that publications have touched since the last time; after a restore, leave it out',
      },
      details:
        'The magazine may go on running. The second time only what has changed is rewritten, and what may not be read any more is removed. With MIRROR_TO the program does it by itself at every publication. Search, announcements and the back office still need the program.',
      examples: ['npm run edicola -- mirror /srv/static', 'SITE_URL=https://magazine.example npm run edicola -- mirror /srv/static'],
    },
    doctor: {
      usage: 'doctor [--deep]',
      summary: 'looks whether all that the magazine stands on is in order, and says what to do',
      details:
        'It changes nothing, and the magazine may go on running. Each line begins with ✓ (in order), ! (it works, but something should be done) or ✗ (it does not work): if there is one with ✗, the command ends with code 1.',
      options: { '--deep': 'reads every row of the store and every media file, too: it may take long' },
      examples: ['npm run edicola -- doctor', 'npm run edicola -- doctor --deep'],
    },
    'user list': {
      usage: 'user list',
      summary: 'lists who may enter the back office',
      examples: ['npm run edicola -- user list'],
    },
    'user add': {
      usage: 'user add EMAIL --name NAME [--role ROLE]',
      summary: 'adds a person and prints the link by which they choose a password',
      options: {
        '--name NAME': 'what they are called',
        '--role ROLE': 'amministratore, caporedattore, redattore or collaboratore; redattore, if you do not say',
      },
      examples: ['npm run edicola -- user add elsa@magazine.example --name "Elsa Prima" --role caporedattore'],
    },
    'user reset-password': {
      usage: 'user reset-password EMAIL',
      summary: 'prints a link by which whoever forgot the password chooses another',
      details: 'It works for a day, and once. When the new password is chosen, the other sessions of that person end.',
      examples: ['npm run edicola -- user reset-password elsa@magazine.example'],
    },
    'user reset-second-factor': {
      usage: 'user reset-second-factor EMAIL',
      summary: 'takes the second factor from whoever lost it, and ends their sessions',
      examples: ['npm run edicola -- user reset-second-factor elsa@magazine.example'],
    },
    'user suspend': {
      usage: 'user suspend EMAIL',
      summary: 'keeps a person out, from now on; what they wrote stays',
      examples: ['npm run edicola -- user suspend elsa@magazine.example'],
    },
    'user reactivate': {
      usage: 'user reactivate EMAIL',
      summary: 'lets a suspended person in again',
      examples: ['npm run edicola -- user reactivate elsa@magazine.example'],
    },
  },
}
