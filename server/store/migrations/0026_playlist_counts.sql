ALTER TABLE "playlists" ADD COLUMN "title_key" text GENERATED ALWAYS AS (lower(title)) STORED NOT NULL, ADD COLUMN "article_count" integer DEFAULT 0 NOT NULL, ADD COLUMN "duration_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Counts the articles of these playlists and adds up the length of their videos. Locks the playlists
-- first and in order, so that changes of one playlist run one after another and each sees the others.
-- Without sequential scans the time grows with the number of ids only.
CREATE FUNCTION "refresh_playlist_counts"(ids integer[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
  PERFORM FROM playlists WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE playlists p SET (article_count, duration_seconds) = (c.article_count, c.duration_seconds)
  FROM (
    SELECT l.id, count(i.article_id) AS article_count, coalesce(sum(v.duration_seconds), 0) AS duration_seconds
    FROM unnest(ids) l (id)
    LEFT JOIN playlist_items i ON i.playlist_id = l.id
    LEFT JOIN article_videos v ON v.article_id = i.article_id
    GROUP BY l.id
  ) c
  WHERE p.id = c.id AND (p.article_count, p.duration_seconds) IS DISTINCT FROM (c.article_count, c.duration_seconds);
END $$;
--> statement-breakpoint
CREATE FUNCTION "refresh_playlists_of_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_playlist_counts(ids)
  FROM (SELECT array_agg(DISTINCT playlist_id) AS ids FROM changed WHERE article_id IS NOT NULL) c WHERE ids IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refresh_playlists_of_changed_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_playlist_counts(ids)
  FROM (
    SELECT array_agg(DISTINCT p.id) AS ids
    FROM before b JOIN changed c USING (id) CROSS JOIN LATERAL (VALUES (b.playlist_id), (c.playlist_id)) p (id)
    WHERE (b.playlist_id, b.article_id) IS DISTINCT FROM (c.playlist_id, c.article_id)
  ) d WHERE ids IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refresh_playlists_of_videos"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_playlist_counts(ids)
  FROM (
    SELECT array_agg(DISTINCT i.playlist_id) AS ids
    FROM changed v JOIN playlist_items i USING (article_id)
  ) c WHERE ids IS NOT NULL;
  RETURN NULL;
END $$;
