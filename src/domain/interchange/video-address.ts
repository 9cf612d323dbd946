/** What a link to a video carries. */
export interface VideoLink {
  /** The player's address, whole: the path of the embedded player, or the tracking or video link a caller gave. */
  readonly player: string;
  readonly institutionId: number | null;
  readonly showsCaptions: boolean;
}

/** Where the video of an article is watched: the player's address with the article, the institution and captions in its query. */
export function videoAddress(
  { player, institutionId, showsCaptions }: VideoLink,
  articleId: number,
): string {
  const address = new URL(player);
  address.searchParams.set('id', String(articleId));
  if (institutionId !== null) address.searchParams.set('institutionId', String(institutionId));
  if (showsCaptions) address.searchParams.set('captions', '1');
  return address.href;
}
