import type { Language } from '@skillcert/core';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.js';
import { readVisitor } from '../../../platform/sites/read-visitor.js';
import { type HandbookRules, handbookDocument } from './handbook-document.js';

/** Where the handbook is read that a programme's `handbook_url` may name. */
const path = '/handbook.pdf';

/** Serves the handbook in the reader's language to everybody; each is drawn once, when somebody first asks for it. */
export const serveHandbook = (
  app: FastifyInstance,
  { renderer, ...rules }: HandbookRules & Pick<Services, 'renderer'>,
): void => {
  const drawn = new Map<Language, Promise<Uint8Array<ArrayBuffer>>>();
  const handbookIn = (language: Language) => {
    const known = drawn.get(language);
    if (known) return known;
    // Others may wait for it by now: it is drawn to its end, also where the first one left.
    const signal = new AbortController().signal;
    const drawing = renderer.print(handbookDocument(rules, language), signal).then(({ pdf }) => pdf);
    drawn.set(language, drawing);
    // The next request retries a failed build.
    drawing.catch(() => drawn.delete(language));
    return drawing;
  };
  app.get(path, async (request, reply) => {
    const { language } = readVisitor(request.headers);
    const pdf = await handbookIn(language);
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-disposition': 'inline; filename="handbook.pdf"',
        'content-language': language,
        vary: 'accept-language, cookie',
      })
      .type('application/pdf')
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  });
};
