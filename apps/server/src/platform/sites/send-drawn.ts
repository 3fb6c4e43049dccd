import { randomBytes } from 'node:crypto';
import type { DrawnPage } from '@skillcert/api-client/contract';
import type { FastifyReply } from 'fastify';
import { sitePolicy } from '../http/guards/content-policy.js';
import { permissionsPolicy } from '../http/guards/permissions-policy.js';

/** A page that the server has drawn, in the frame that the build left for it. */
export const fillTemplate = (template: string, { language, head, body }: DrawnPage): string =>
  // Functions, since a `$` in the content means nothing.
  template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root">', () => `<div id="root">${body}`);

/** Sends such a page; it is the same for everybody who reads its language. */
export const sendDrawn = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    .headers({
      'content-security-policy': sitePolicy(randomBytes(16).toString('base64url')),
      'permissions-policy': permissionsPolicy({ camera: false }),
      'cache-control': 'no-cache',
      vary: 'accept-language, cookie',
    })
    .type('text/html; charset=utf-8')
    .send(html);
