import { sanitizeHtml } from '../sanitize-html.ts';

/** Cleaned HTML and the number of pictures from other sites that were removed. */
export interface Pasted {
  readonly html: string;
  readonly foreignPictures: number;
}

const countPictures = (html: string): number => html.match(/<img\b/gi)?.length ?? 0;

/**
 * Cleans pasted HTML. Only pictures stored on this server are kept; pictures of other sites and
 * data URLs are removed.
 */
export function cleanPasted(html: string): Pasted {
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.append(sanitizeHtml(html.replaceAll(`src="${window.location.origin}/`, 'src="/')));
  for (const picture of box.querySelectorAll('img')) {
    if (!(picture.getAttribute('src') ?? '').startsWith('/')) picture.remove();
  }
  return {
    html: box.innerHTML,
    foreignPictures: countPictures(html) - box.querySelectorAll('img').length,
  };
}
