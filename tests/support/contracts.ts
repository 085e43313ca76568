/** What takes away from a table that is there, or asks more of those who write into it. */
const CONTRACTS: readonly RegExp[] = [
  /^drop (table|view)\b/,
  /^alter table .* (drop|rename)\b/,
  /^alter table .* alter column .* (type|set not null|set data type|drop default)\b/,
  /^alter table .* add (constraint|unique|check|foreign)\b/,
  /^create unique index\b/,
]
const NEW_COLUMN = /^alter table .* add column (?=.*\bnot null\b)(?!.*\bdefault\b)/

/**
 * The statements of a migration that the version before could not live with: it goes on reading and writing while machines are updated one by one.
 * A migration only adds; what nobody reads any more is taken away by one of a later release.
 */
export function contractsOf(statements: readonly string[]): string[] {
  const plain = statements.map((statement) => statement.replace(/\s+/g, ' ').trim())
  const own = new Set(plain.flatMap((statement) => /^create table (?:if not exists )?"?(\w+)/i.exec(statement)?.[1] ?? []))
  const isOwn = (statement: string) => own.has(/^(?:alter table|drop table|create unique index .* on) "?(\w+)/i.exec(statement)?.[1] ?? '')
  return plain.filter((statement) => {
    const lower = statement.toLowerCase()
    return !isOwn(statement) && (NEW_COLUMN.test(lower) || CONTRACTS.some((contract) => contract.test(lower)))
  })
}
