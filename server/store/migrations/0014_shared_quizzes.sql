-- Only this table, so that it never waits for a process that in turn waits for it. Migrations 0022 to
-- 0024 keep and fill the column.
ALTER TABLE "quizzes" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;
