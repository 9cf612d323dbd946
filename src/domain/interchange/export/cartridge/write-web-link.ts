import type { ExportedVideo } from '../exported-quiz.ts';
import { element, textElement, type XmlElement } from '../../xml/element.ts';
import type { CartridgeDialect } from './cartridge-dialect.ts';

/** Returns the title of a video, or its address when it has none. */
export const getVideoTitle = ({ title }: ExportedVideo, address: string): string =>
  title === '' ? address : title;

/** Returns a video as a web link to the player. */
export const writeWebLink = (
  { webLink: { namespace, schema } }: CartridgeDialect,
  video: ExportedVideo,
  address: string,
): XmlElement =>
  element(
    'webLink',
    {
      xmlns: namespace,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${namespace} ${schema}`,
    },
    [
      textElement('title', getVideoTitle(video, address)),
      element('url', { href: address, target: '_blank' }),
    ],
  );
