import { useMemo } from 'react';

import { createClient, type Call } from '../api/client.ts';
import { useServices } from './services.ts';

/** An answer that is not as the contract says is a fault of ours: it goes to the console, never with its content. */
export const reportMismatch = ({
  call,
  at,
  fault,
}: {
  readonly call: string;
  readonly at: string;
  readonly fault: string;
}): void => {
  console.error(`${call}: ${at} ${fault}`);
};

/** Typed calls in the name of the signed-in person, for screens. */
export function useCall(): Call {
  const { connection } = useServices();
  return useMemo(() => createClient(connection.send, reportMismatch), [connection]);
}
