import type { Socket } from 'node:net';
import { wordsIn } from '../words.js';
import { answerRefusal } from './answer-refusal.js';
import { Refusal } from './refuse.js';

const reasons: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no HTTP at all, where no request exists yet: the same envelope, written by hand, then the end. */
export const answerBrokenHttp = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = JSON.stringify(answerRefusal(new Refusal('malformed'), wordsIn('en')).body);
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${reasons[error.code ?? ''] ?? '400 Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
};
