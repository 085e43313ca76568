import pg from 'pg'

/** The database that a test's own is copied from: migrated and empty. */
export const TEMPLATE = 'edicola_template'

/** Makes a database beside the one at `admin`, a copy of another; its address. PostgreSQL's own `template1` is an empty one. */
export async function createDatabase(admin: string, name: string, template = 'template1'): Promise<string> {
  await asAdmin(admin, `create database ${name} template ${template}`)
  return admin.replace(/[^/]*$/, name)
}

export async function dropDatabase(admin: string, name: string): Promise<void> {
  await asAdmin(admin, `drop database ${name} with (force)`)
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
