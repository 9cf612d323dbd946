/**
 * The keys of PostgreSQL's advisory locks, one for each kind of work that only one process may do
 * at a time.
 */
export const advisoryLocks = {
  migration: 7_203_415,
  seed: 7_203_416,
  sectionQuizzes: 7_203_417,
  translations: 7_203_418,
  banner: 7_203_419,
  queues: 7_203_420,
} as const;
