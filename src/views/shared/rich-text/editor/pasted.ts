import { sanitised } from '../sanitised.ts';

/** Pasted HTML as it may come in, and how many pictures of other sites were left out. */
export interface Pasted {
  readonly html: string;
  readonly foreignPictures: number;
}

const countPictures = (html: string): number => html.match(/<img\b/gi)?.length ?? 0;

/** Cleans pasted HTML. Only pictures that this server keeps stay: none of another site, none inside an address. */
export function cleanPasted(html: string): Pasted {
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.append(sanitised(html.replaceAll(`src="${window.location.origin}/`, 'src="/')));
  for (const picture of box.querySelectorAll('img')) {
    if (!(picture.getAttribute('src') ?? '').startsWith('/')) picture.remove();
  }
  return {
    html: box.innerHTML,
    foreignPictures: countPictures(html) - box.querySelectorAll('img').length,
  };
}
