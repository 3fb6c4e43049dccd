import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { line, paragraph, requiredLine } from '../fields.js';

/** Writes a browser's error to the server's log, without personal data. */
export const reportError = endpoint('log/reportError', {
  summary: 'Report an error of the console to the server’s log',
  input: z.strictObject({
    message: paragraph(limits.error_message_max),
    stack: paragraph(limits.error_stack_max),
    /** The path of the page, without query. */
    route: requiredLine(limits.error_route_max),
    release: line(limits.error_release_max),
  }),
  output: z.object({}),
  access: { to: 'anyone' },
  refuses: ['too_many'],
  example: {
    input: {
      message: 'TypeError: x is not a function',
      stack: 'at f (/a.js:1:2)',
      route: '/class/lists',
      release: '0.1.0',
    },
    output: {},
  },
});
