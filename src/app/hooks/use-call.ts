import { useMemo } from 'react';

import { createClient, type Call } from '../../api/client.ts';
import { useServices } from '../services.ts';

/** Logs where a response does not match the contract, without its content. */
export const reportMismatch = ({
  call,
  path,
  error,
}: {
  readonly call: string;
  readonly path: string;
  readonly error: string;
}): void => {
  console.error(`${call}: ${path} ${error}`);
};

/** Returns typed calls as the signed-in person, for screens. */
export function useCall(): Call {
  const { connection } = useServices();
  return useMemo(() => createClient(connection.send, reportMismatch), [connection]);
}
