import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A rendered page: its markup without a script, and its style sheets. */
export interface Still {
  readonly html: string;
  readonly css: string;
}

/** Serves still pages, compressed, each with one sheet. */
export const serveStills = async (stills: ReadonlyMap<string, Still>) => {
  const server = createServer((request, response) => {
    const [, name = '', sheet] = (request.url ?? '').split('/');
    const still = stills.get(name);
    const type = sheet ? 'text/css' : 'text/html; charset=utf-8';
    response
      .writeHead(still ? 200 : 404, { 'content-type': type, 'content-encoding': 'gzip' })
      .end(gzipSync((sheet ? still?.css : still?.html) ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
};
