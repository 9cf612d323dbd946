import { sendMail } from '../mail/send-mail.ts';
import type { JobKind } from './jobs.ts';
import { tidyUp } from './tidy-up.ts';

/** Every kind of background work. */
export const jobKinds: readonly JobKind[] = [sendMail, tidyUp];
