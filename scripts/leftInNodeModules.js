/**
 * The libraries that are not built into the program (decision 21): those with compiled parts, and those whose threads load files by name. It is
 * what a release installs.
 */
export const LEFT_IN_NODE_MODULES = ['better-sqlite3', 'pino', 'pino-pretty', 'sharp']
