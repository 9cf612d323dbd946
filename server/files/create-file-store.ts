import { join } from 'node:path';

import type { Config } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** The settings of a file store. They can be copied to a worker thread. */
export type FileStoreConfig = Pick<
  Config,
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'DATA_DIR'
>;

/**
 * Creates the file store of `config`: the bucket when S3 is configured, otherwise a folder in the
 * data directory.
 */
export function createFileStore(config: FileStoreConfig): FileStore {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (
    endpoint === undefined ||
    bucket === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  )
    return createLocalFileStore(join(config.DATA_DIR, 'files'));
  return createS3FileStore({
    endpoint,
    bucket,
    region: config.S3_REGION,
    accessKeyId,
    secretAccessKey,
  });
}

/** Returns the settings of the file store in `config`. */
export const getFileStoreConfig = ({
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  DATA_DIR,
}: Config): FileStoreConfig => ({
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  DATA_DIR,
});
