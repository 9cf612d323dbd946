-- Locks playlist_items and no other table in use.
CREATE TRIGGER "playlist_items_inserted" AFTER INSERT ON "playlist_items" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "refresh_playlists_of_items"();--> statement-breakpoint
CREATE TRIGGER "playlist_items_updated" AFTER UPDATE ON "playlist_items" REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "refresh_playlists_of_changed_items"();--> statement-breakpoint
CREATE TRIGGER "playlist_items_deleted" AFTER DELETE ON "playlist_items" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "refresh_playlists_of_items"();
