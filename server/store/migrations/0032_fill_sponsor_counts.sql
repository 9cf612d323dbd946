SELECT refresh_sponsor_counts(array_agg(id)) FROM "sponsors" HAVING count(*) > 0;
