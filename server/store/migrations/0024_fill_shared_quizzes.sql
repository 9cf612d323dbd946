SELECT refresh_shared_quizzes(array_agg(DISTINCT quiz_id)) FROM "quiz_shares" HAVING count(*) > 0;
