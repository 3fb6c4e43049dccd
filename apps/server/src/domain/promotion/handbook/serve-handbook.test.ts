import { defaultAdmission, defaultExam, defaultProgramme, formatCents, languages } from '@skillcert/core';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Renderer } from '../../../platform/documents/create-renderer.js';
import { readPdf } from '../../../platform/documents/testing/read-pdf.js';
import { rendererHere } from '../../../platform/documents/testing/renderer-here.js';
import { wordsIn } from '../../../platform/http/words.js';
import { serveHandbook } from './serve-handbook.js';

const url = defaultProgramme.handbook_url ?? '';
const without = (text: string | undefined) => (text ?? '').replaceAll(/\s/g, '');

const open = (renderer: Renderer) => {
  const app = Fastify();
  serveHandbook(app, {
    programme: defaultProgramme,
    exam: defaultExam,
    admission: defaultAdmission,
    renderer,
    now: () => new Date('2026-11-21T04:00:00Z'),
  });
  onTestFinished(() => app.close());
  return app;
};

describe('the handbook', () => {
  it.each(languages)('says in %s what the programme asks, at the address that it names', async (language) => {
    const answer = await open(rendererHere).inject({ url, headers: { 'accept-language': language } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const { text, info } = await readPdf(answer.rawPayload);
    expect(info).toMatchObject({ Language: language });
    const said = without(text);
    for (const { title, fee_cents } of defaultProgramme.levels) {
      expect(said).toContain(without(title[language]));
      expect(said).toContain(without(formatCents(fee_cents, defaultProgramme.currency, language)));
    }
    for (const { title } of [...defaultExam.subjects, ...defaultAdmission.document_kinds])
      expect(said).toContain(without(title[language]));
    for (const rule of defaultExam.ticket_rules) expect(said).toContain(without(rule[language]));
    const months = defaultExam.kept_months;
    expect(said).toContain(without(wordsIn(language)('handbook.kept_text', { months })));
  });

  it('speaks the language that was chosen in the product, and is drawn once for all who read it', async () => {
    const print = vi.fn(rendererHere.print);
    const app = open({ ...rendererHere, print });
    const headers = { 'accept-language': 'es', cookie: 'language=ja' };
    const answers = await Promise.all([1, 2, 3].map(() => app.inject({ url, headers })));
    expect(answers.map((answer) => answer.headers['content-language'])).toEqual(['ja', 'ja', 'ja']);
    expect(print).toHaveBeenCalledOnce();
  });

  it('is drawn anew for the next reader where that failed', async () => {
    const print = vi.fn(rendererHere.print).mockRejectedValueOnce(new Error('no press today'));
    const app = open({ ...rendererHere, print });
    expect((await app.inject({ url })).statusCode).toBe(500);
    expect((await app.inject({ url })).statusCode).toBe(200);
  });
});
