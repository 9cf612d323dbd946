ALTER TABLE "sponsors" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(case when company_name ~ '<[a-zA-Z/]' then
  replace(replace(replace(replace(
    regexp_replace(company_name, '<[^>]*>', '', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
  else company_name end)) STORED NOT NULL, ADD COLUMN "article_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Counts the articles of these sponsors, which it locks first, as refresh_playlist_counts does.
CREATE FUNCTION "refresh_sponsor_counts"(ids integer[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
  PERFORM FROM sponsors WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE sponsors s SET article_count = c.article_count
  FROM (
    SELECT l.id, count(a.article_id) AS article_count
    FROM unnest(ids) l (id) LEFT JOIN sponsor_articles a ON a.sponsor_id = l.id
    GROUP BY l.id
  ) c
  WHERE s.id = c.id AND s.article_count <> c.article_count;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refresh_sponsors_of_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_sponsor_counts(ids) FROM (SELECT array_agg(DISTINCT sponsor_id) AS ids FROM changed) c WHERE ids IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refresh_sponsors_of_changed_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_sponsor_counts(ids)
  FROM (SELECT array_agg(DISTINCT sponsor_id) AS ids FROM (TABLE before UNION ALL TABLE changed) b) c WHERE ids IS NOT NULL;
  RETURN NULL;
END $$;
