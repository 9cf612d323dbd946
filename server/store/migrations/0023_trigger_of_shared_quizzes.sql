CREATE TRIGGER "quizzes_refresh_shared" AFTER UPDATE ON "quizzes" FOR EACH ROW
WHEN (NEW.is_shared AND (OLD.title_key, OLD.question_count, OLD.created_at, OLD.end_date, OLD.deleted_at)
  IS DISTINCT FROM (NEW.title_key, NEW.question_count, NEW.created_at, NEW.end_date, NEW.deleted_at))
EXECUTE FUNCTION "refresh_quiz_shared"();
