import { classes } from './en/classes.ts';
import { deleted } from './en/deleted.ts';
import { documentRefusals } from './en/document-refusals.ts';
import { documents } from './en/documents.ts';
import { forms } from './en/forms.ts';

/** The texts of the classes and their documents. They load with the first of those screens. */
export const classMessages = { classes, deleted, documentRefusals, documents, forms } as const;
