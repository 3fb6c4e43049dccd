import type { ClassPage, PageVisit } from '@skillcert/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { SiteDrawing } from '../../../platform/sites/open-pages.js';
import { keepLanguage, readVisitor } from '../../../platform/sites/read-visitor.js';
import { fillTemplate, sendDrawn } from '../../../platform/sites/send-drawn.js';
import { classPagePath } from './class-address.js';
import { classPoster } from './class-poster.js';
import { findClassPage } from './find-class-page.js';
import { keptBriefly } from './kept-briefly.js';
import { sharePicture } from './share-picture.js';

interface Asked {
  Params: { code: string };
  Querystring: { lang?: string };
}

/** A rush of readers costs one drawing a second; a picture and a poster change as rarely as the facts in them. */
const page_ms = 1_000;
const paper_ms = 600_000;

const vary = 'accept-language, cookie';

type Visit = (request: Pick<FastifyRequest<Asked>, 'headers' | 'query'>) => PageVisit;

const visitBy =
  ({ visitOf }: SiteDrawing): Visit =>
  (request) =>
    visitOf(request, readVisitor(request.headers, request.query).language);

/** The picture that goes with a link to the page of a class, and its poster. */
const servePapers = (app: FastifyInstance, services: Services, visitOf: Visit): void => {
  const { store, now } = services;
  const ms = () => now().getTime();
  const pictures = keptBriefly<Buffer>(paper_ms, ms);
  const posters = keptBriefly<Uint8Array<ArrayBuffer>>(paper_ms, ms);
  const expectClass = async (code: string): Promise<ClassPage> => {
    const found = await findClassPage(store.db, now(), code);
    if (!found) throw new Refusal('unknown_path');
    return found;
  };

  app.get<Asked>(`${classPagePath}/:code/picture.png`, async (request, reply) => {
    const { language } = visitOf(request);
    const shown = await expectClass(request.params.code);
    const { class_name, level, city, venue, exam_at } = shown;
    const key = JSON.stringify([language, class_name, level, city, venue, exam_at]);
    const picture = await pictures(key, () => sharePicture(shown, { ...services, language }));
    return reply.headers({ 'cache-control': 'public, max-age=600', vary }).type('image/png').send(picture);
  });

  app.get<Asked>(`${classPagePath}/:code/poster.pdf`, async (request, reply) => {
    const { language, origin } = visitOf(request);
    const shown = await expectClass(request.params.code);
    const address = `${origin ?? ''}${classPagePath}/${encodeURIComponent(shown.code)}`;
    const { taken: _, seats_left: _left, waiting: _waiting, ...printed } = shown;
    const pdf = await posters(JSON.stringify([language, address, printed]), async () => {
      const document = classPoster(services, shown, { language, address });
      // Others may wait for it by now: it is drawn to its end, also where the first one left.
      return (await services.renderer.print(document, new AbortController().signal)).pdf;
    });
    return reply
      .headers({
        'cache-control': 'no-cache',
        vary,
        'content-disposition': `inline; filename="${encodeURIComponent(shown.code)}.pdf"`,
      })
      .type('application/pdf')
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  });
};

/** Serves the page of each class to everybody, drawn whole in the reader's language, with its picture and poster. */
export const serveClassPages = (app: FastifyInstance, services: Services, drawing: SiteDrawing): void => {
  const { store, now } = services;
  const { pages } = drawing;
  const visitOf = visitBy(drawing);
  const drawings = keptBriefly<{ readonly html: string; readonly status: number }>(page_ms, () =>
    now().getTime(),
  );
  app.get<Asked>(`${classPagePath}/:code`, async (request, reply) => {
    const { code } = request.params;
    const visit = visitOf(request);
    const { html, status } = await drawings(`${visit.origin} ${visit.language} ${code}`, async () => {
      const found = await findClassPage(store.db, now(), code);
      const drawn = found
        ? pages.drawClass(found, visit)
        : pages.drawMissing(`${classPagePath}/${encodeURIComponent(code)}`, visit);
      return { html: fillTemplate(pages.template, drawn), status: found ? 200 : 404 };
    });
    keepLanguage(reply, request.query);
    return sendDrawn(reply, html, status);
  });
  servePapers(app, services, visitOf);
};
