const pageWidth = 595;
const pageHeight = 842;
const margin = 64;
const lineHeight = 20;

/** A page of a PDF: its heading and its lines, which are not wrapped. */
export interface PdfPage {
  readonly heading: string;
  readonly lines: readonly string[];
}

const escapeText = (text: string): string => text.replaceAll(/[\\()]/g, '\\$&');

function drawPage({ heading, lines }: PdfPage, number: number, title: string): string {
  const draw = (font: string, size: number, x: number, y: number, text: string): string =>
    `BT /${font} ${String(size)} Tf ${String(x)} ${String(y)} Td (${escapeText(text)}) Tj ET`;
  const top = pageHeight - margin;
  return [
    draw('F1', 9, margin, top, title),
    draw('F1', 9, pageWidth - margin - 40, top, `Page ${String(number)}`),
    `${String(margin)} ${String(top - 10)} m ${String(pageWidth - margin)} ${String(top - 10)} l 0.5 w S`,
    draw('F2', 20, margin, top - 50, heading),
    ...lines.map((line, index) => draw('F1', 12, margin, top - 90 - index * lineHeight, line)),
  ].join('\n');
}

/**
 * Creates a PDF of A4 pages in two of the fonts that every viewer has (ISO 32000-1, 7 and 9). Texts
 * hold ASCII only.
 */
export function createPdf(title: string, pages: readonly PdfPage[]): Uint8Array {
  const firstPage = 5;
  const pageIds = pages.map((_, index) => firstPage + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${String(id)} 0 R`).join(' ')}] /Count ${String(pages.length)} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    ...pages.flatMap((page, index) => {
      const content = drawPage(page, index + 1, title);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${String(pageWidth)} ${String(pageHeight)}] ` +
          `/Contents ${String(firstPage + index * 2 + 1)} 0 R ` +
          '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
        `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const count = String(objects.length + 1);
  const list = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${count}\n0000000000 65535 f \n${list}`;
  text += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
