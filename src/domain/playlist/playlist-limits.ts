/** The maximum length of the title of a playlist or a label, in characters. */
export const maxPlaylistTitleCharacters = 200;

/** The maximum number of labels of a playlist. */
export const maxLabels = 200;

/** The maximum number of articles of a playlist. */
export const maxPlaylistArticles = 1000;
