import type { ExportedVideo } from '../exported-quiz.ts';
import { element, worded, type XmlElement } from '../xml/element.ts';
import type { CartridgeDialect } from './cartridge-dialect.ts';

/** What a list calls a video: its title, or the address when it has none. */
export const videoTitle = ({ title }: ExportedVideo, address: string): string =>
  title === '' ? address : title;

/** A video as a web link to the player. */
export const webLink = (
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
      worded('title', videoTitle(video, address)),
      element('url', { href: address, target: '_blank' }),
    ],
  );
