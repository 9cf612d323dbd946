import { createLoadMachine } from '../shared/load-machine.ts';

/** A quiz template as the dashboard shows it. `createdAt` is ISO 8601 in UTC. */
export interface NewTemplate {
  readonly id: number;
  readonly title: string;
  readonly createdAt: string;
  readonly countOfQuestions: number;
}

/** The newest quiz templates (decision 9). */
export const newestTemplatesMachine = createLoadMachine<null, readonly NewTemplate[]>(
  'newestTemplates',
);
