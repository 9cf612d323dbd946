import {
  createContext,
  use,
  useCallback,
  useMemo,
  type ComponentProps,
  type ReactNode,
} from 'react';

import type { ReviewPicture } from '../../../domain/interchange/import/review-picture.ts';
import { useLoadedSource } from '../../design/hooks/use-loaded-source.ts';
import { RichTextPictureContext } from '../../shared/rich-text/rich-text-picture.ts';

/** The file of a package and its pictures by the address that they get when it is imported. */
interface PackagePictures {
  readonly file: Blob;
  readonly byAddress: ReadonlyMap<string, ReviewPicture>;
}

const PackagePicturesContext = createContext<PackagePictures | null>(null);

/** Reads a picture of a package from the chosen file, so the server need not store it yet. */
async function readPicture(file: Blob, picture: ReviewPicture): Promise<Blob> {
  const type = picture.mediaType;
  if ('content' in picture) {
    const bytes = Uint8Array.from(atob(picture.content), (character) => character.charCodeAt(0));
    return new Blob([bytes], { type });
  }
  const { start, end, isDeflated } = picture.range;
  const packed = new Uint8Array(await file.slice(start, end).arrayBuffer());
  if (!isDeflated) return new Blob([packed], { type });
  const { inflateSync } = await import('fflate');
  return new Blob([inflateSync(packed).slice()], { type });
}

interface LocalPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  readonly file: Blob;
  readonly picture: ReviewPicture;
}

function LocalPicture({ file, picture, alt = '', ...rest }: LocalPictureProps): ReactNode {
  const load = useCallback(() => readPicture(file, picture), [file, picture]);
  return <img {...rest} alt={alt} ref={useLoadedSource(load)} />;
}

/** Shows a picture of the package from its file, and any other from its address. */
export function PackagePicture({ src, alt = '', ...rest }: ComponentProps<'img'>): ReactNode {
  const pictures = use(PackagePicturesContext);
  const picture = pictures?.byAddress.get(src ?? '');
  return pictures === null || picture === undefined ? (
    <img {...rest} src={src} alt={alt} />
  ) : (
    <LocalPicture {...rest} alt={alt} file={pictures.file} picture={picture} />
  );
}

interface PackagePicturesProviderProps {
  readonly file: Blob;
  readonly pictures: readonly ReviewPicture[];
  readonly children: ReactNode;
}

/** Lets the rich texts below show the pictures of a package that is not imported yet. */
export function PackagePicturesProvider({
  file,
  pictures,
  children,
}: PackagePicturesProviderProps): ReactNode {
  const value = useMemo(
    () => ({ file, byAddress: new Map(pictures.map((each) => [each.address, each])) }),
    [file, pictures],
  );
  return (
    <PackagePicturesContext value={value}>
      <RichTextPictureContext value={PackagePicture}>{children}</RichTextPictureContext>
    </PackagePicturesContext>
  );
}
