import type { StoredArticleType } from './schema/article-type.ts';

const product = 'lectern';

/**
 * Converts an article type for the contract: the core type contains the product's name (ENT-13).
 */
export const toWireArticleType = (type: StoredArticleType): string =>
  type === 'core' ? `${product}_core` : type;

/** The image columns of an article. */
export interface StoredImages {
  readonly shortImage: string | null;
  readonly largeImage: string | null;
  readonly headerImage: string | null;
}

/** Converts the images of an article for the contract. */
export const toWireImages = ({ shortImage, largeImage, headerImage }: StoredImages) => ({
  short: shortImage,
  large: largeImage,
  headerImage,
});
