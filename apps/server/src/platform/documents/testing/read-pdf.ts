import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The pages of a PDF as a program reads them: their texts with their places, and the file's own metadata. */
export const readPdf = async (bytes: Uint8Array) => {
  const task = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 });
  const file = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1);
      const { items } = await page.getTextContent();
      const placed = items.flatMap((item) => {
        if (!('str' in item && item.str.trim())) return [];
        const [, , , , x = 0, y = 0]: number[] = item.transform;
        return [{ text: item.str, x, y, width: item.width }];
      });
      return { placed, texts: placed.map(({ text }) => text), tree: await page.getStructTree() };
    }),
  );
  const { info } = await file.getMetadata();
  const marked = await file.getMarkInfo();
  await task.destroy();
  return { pages, info, marked, text: pages.flatMap(({ texts }) => texts).join(' ') };
};
