import { findSecretSpans } from '../live/to-plain.ts';
import { listWords } from './placeholders.ts';
import { findAddresses } from './find-addresses.ts';

/**
 * Secret and personal texts of a session. They are found by the names of their fields or because
 * they are addresses, and are replaced wherever they occur.
 */
export class FoundData {
  readonly secrets = new Set<string>();
  readonly names = new Set<string>();
  readonly addresses = new Set<string>();
  /** The words of the program, such as names of properties, in lower case. */
  readonly vocabulary = new Set<string>();

  addSecret(text: string): void {
    if (text.trim() !== '') this.secrets.add(text);
  }

  addPersonal(text: string): void {
    if (text.includes('@')) this.addFrom(text);
    else if (text.trim() !== '') this.names.add(text);
  }

  /** Adds what a text of any field shows by itself. */
  addFrom(text: string): void {
    for (const { start, end } of findAddresses(text))
      this.addresses.add(text.slice(start, end).replace('%40', '@'));
    for (const { start, end } of findSecretSpans(text)) this.addSecret(text.slice(start, end));
  }

  addVocabulary(text: string): void {
    for (const word of listWords(text)) this.vocabulary.add(word);
  }

  /** Returns all found texts. */
  list(): readonly string[] {
    return [...this.secrets, ...this.names, ...this.addresses];
  }
}
