declare module 'pdfjs-dist/legacy/build/pdf.min.mjs';
