declare module 'subset-font' {
  /** Returns a font with the glyphs that a text needs (HarfBuzz). */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
