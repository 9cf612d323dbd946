import type { Services } from '../services/services.ts';

/** What changes to accounts need; a command without a server has these too. */
export type AccountContext = Pick<Services, 'db' | 'clock' | 'random' | 'config'>;
