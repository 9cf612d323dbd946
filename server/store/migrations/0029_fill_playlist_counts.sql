SELECT refresh_playlist_counts(array_agg(id)) FROM "playlists" HAVING count(*) > 0;
