import { readPastedHtml } from '../../../../domain/rich-text/paste/read-pasted-html.ts';
import { sanitizeHtml } from '../sanitize-html.ts';

/** How much of a paste was left out: pictures of other sites, equations that cannot be read. */
export interface LeftOut {
  readonly foreignPictures: number;
  readonly unreadEquations: number;
}

/** Cleaned HTML and what was left out of it. */
export interface Pasted extends LeftOut {
  readonly html: string;
}

const countPictures = (html: string): number => html.match(/<img\b/gi)?.length ?? 0;

/**
 * Cleans pasted HTML. Lists, emphasis and equations of other programs are read first, because the
 * sanitizer drops what says them. Only pictures stored on this server are kept; pictures of other
 * sites and data URLs are removed. Without formulas, equations are left out.
 */
export function cleanPasted(pasted: string, hasFormulas = true): Pasted {
  const { html, unreadEquations } = readPastedHtml(pasted, hasFormulas);
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.append(sanitizeHtml(html.replaceAll(`src="${window.location.origin}/`, 'src="/')));
  for (const picture of box.querySelectorAll('img')) {
    if (!(picture.getAttribute('src') ?? '').startsWith('/')) picture.remove();
  }
  return {
    html: box.innerHTML,
    foreignPictures: countPictures(html) - box.querySelectorAll('img').length,
    unreadEquations,
  };
}
