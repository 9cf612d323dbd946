import type { BodyInit, Response as S3Response } from 'undici';

import type { XmlElement } from '../../src/domain/interchange/xml/element.ts';
import { findChild, getText, listChildren } from '../../src/domain/interchange/xml/query-xml.ts';
import { readXml } from '../../src/domain/interchange/xml/read-xml.ts';
import { isFileName } from './file-names.ts';
import type { ListedFile } from './file-store.ts';

/** Sends a signed request for the object `name`, or for the bucket with a query. */
export type SendRequest = (
  signal: AbortSignal | null,
  method: string,
  name: string,
  init?: { readonly headers?: Record<string, string>; readonly body?: BodyInit },
  accepted?: readonly number[],
) => Promise<S3Response>;

/** Returns the text of the child called `name`, or an empty text without one. */
const readText = (parent: XmlElement, name: string): string => getText(findChild(parent, name));

/** Yields the files of a bucket in pages of up to 1000 (ListObjectsV2). Skips other objects. */
export async function* listBucket(
  sendRequest: SendRequest,
  signal: AbortSignal | null,
): AsyncGenerator<readonly ListedFile[]> {
  for (let token = ''; ;) {
    const query = new URLSearchParams({ 'list-type': '2' });
    if (token !== '') query.set('continuation-token', token);
    const response = await sendRequest(signal, 'GET', `?${query.toString()}`);
    const parsed = await readXml(new Uint8Array(await response.arrayBuffer()));
    if (!parsed.ok) throw new Error(`the list of the bucket is not readable: ${parsed.error}`);
    yield listChildren(parsed.root, 'Contents')
      .map((entry) => ({
        name: readText(entry, 'Key'),
        storedAt: new Date(readText(entry, 'LastModified')),
      }))
      .filter(({ name }) => isFileName(name));
    token = readText(parsed.root, 'NextContinuationToken');
    if (token === '' || readText(parsed.root, 'IsTruncated') !== 'true') return;
  }
}
