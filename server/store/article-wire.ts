import type { StoredArticleType } from './schema/article-type.ts';

const product = 'lectern';

/** An article type as the contract writes it: the core type carries the product's name (ENT-13). */
export const wireArticleType = (type: StoredArticleType): string =>
  type === 'core' ? `${product}_core` : type;

/** The columns of an article's pictures. */
export interface StoredImages {
  readonly shortImage: string | null;
  readonly largeImage: string | null;
  readonly headerImage: string | null;
}

/** The pictures of an article as the contract writes them. */
export const wireImages = ({ shortImage, largeImage, headerImage }: StoredImages) => ({
  short: shortImage,
  large: largeImage,
  headerImage,
});
