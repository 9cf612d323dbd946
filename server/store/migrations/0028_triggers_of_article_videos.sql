CREATE TRIGGER "article_videos_inserted" AFTER INSERT ON "article_videos" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "refresh_playlists_of_videos"();--> statement-breakpoint
CREATE TRIGGER "article_videos_updated" AFTER UPDATE ON "article_videos" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "refresh_playlists_of_videos"();--> statement-breakpoint
CREATE TRIGGER "article_videos_deleted" AFTER DELETE ON "article_videos" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "refresh_playlists_of_videos"();
