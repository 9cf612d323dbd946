import type { CompiledMessage, MessageTree } from '../src/domain/messages/format-message.ts';

/** A tree of ICU messages by key. */
interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** A message: its file, relative to the folder of the language and without its ending, and its key. */
interface MessagePlace {
  readonly file: string;
  readonly key: string;
}

/** What a language lacks. */
interface CheckedTexts {
  readonly count: number;
  readonly missing: readonly MessagePlace[];
  readonly faults: readonly (MessagePlace & { readonly fault: string })[];
  readonly same: readonly MessagePlace[];
}

/** Resolves to the compiled English messages: a map from the path of each file to its exports. */
export function readEnglish(): Promise<ReadonlyMap<string, MessageTree>>;

/** Returns the texts of a language: a map from the path of each file to its tree of ICU messages. */
export function readTexts(language: string): ReadonlyMap<string, TextTree>;

/** Compares the texts of a language, whose tag (BCP 47) is `tag`, with English. */
export function checkTexts(
  english: ReadonlyMap<string, MessageTree>,
  texts: ReadonlyMap<string, TextTree>,
  tag: string,
): CheckedTexts;

/** Returns the compiled messages of a language by area; null when it has no texts. */
export function compileTexts(language: string): MessageTree | null;

/** Returns a compiled message whose values do not change the order of the words around them. */
export function isolateValues(message: CompiledMessage): CompiledMessage;

/** Returns a compiled message of the pseudo-language. */
export function toPseudoMessage(message: CompiledMessage): CompiledMessage;

/** Writes the messages of every language for the server into `messages` of a folder, compiled. */
export function writeServerCatalogs(target: string): Promise<void>;

/** Writes the messages of all translations and of the pseudo-language into `messages` of a folder. */
export function writeCatalogs(target: string): Promise<void>;
