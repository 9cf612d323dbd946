/** The numbers of PostgreSQL's advisory locks that make processes take turns: each kind of work has its own, and all are listed here. */
export const advisoryLocks = {
  migration: 7_203_415,
  seed: 7_203_416,
  sectionQuizzes: 7_203_417,
  translations: 7_203_418,
  banner: 7_203_419,
} as const;
