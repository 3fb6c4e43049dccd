import { languages } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { samplePapers } from '../../../platform/documents/testing/papers/sample-papers.js';
import { readPdf } from '../../../platform/documents/testing/read-pdf.js';
import { rendererHere } from '../../../platform/documents/testing/renderer-here.js';

const places = {
  zh: ['负责人（签名）', '评价机构（盖章）'],
  en: ['Signature', 'Seal of the issuer'],
  es: ['Firma', 'Sello de la entidad emisora'],
  ja: ['責任者署名', '発行機関印'],
};

describe.each(languages)('a certificate in %s', (language) => {
  it.each(['certificate', 'teacher_certificate'] as const)(
    'as a %s has places for a signature and a seal at its end, on its one page',
    async (paper) => {
      const papers = await samplePapers(language);
      const { pdf } = await rendererHere.print(papers[paper], new AbortController().signal);
      const { pages } = await readPdf(pdf);
      expect(pages).toHaveLength(1);
      const placed = pages[0]?.placed ?? [];
      const [signature, seal] = places[language].map((label) => placed.find(({ text }) => text === label));
      expect(seal?.y).toBe(signature?.y);
      // Only the foot of the page is lower.
      const lower = placed.filter(({ y }) => y < (seal?.y ?? 0));
      expect(new Set(lower.map(({ y }) => y)).size).toBe(1);
    },
  );
});
