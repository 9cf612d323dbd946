/**
 * A picture that a review shows under the address it gets when it is imported: where its bytes are
 * in the file of the package, or its bytes in base64 when a text holds them.
 */
export type ReviewPicture = {
  readonly address: string;
  readonly mediaType: string;
} & (
  | {
      readonly range: {
        readonly start: number;
        readonly end: number;
        readonly isDeflated: boolean;
      };
    }
  | { readonly content: string }
);
