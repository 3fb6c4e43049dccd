import { connect, type Socket } from 'node:net';

/**
 * One request of the rush. Its text is written in advance, so that the load costs the two cores as little as possible.
 */
export interface Shot {
  readonly key: string;
  readonly ticket: string;
  readonly body: string;
}

/** The result of a shot. */
export interface Hit {
  readonly key: string;
  readonly code: number;
  /** The candidate's enrolment number, or an empty string if there is none. */
  readonly enrol_no: string;
  /** Milliseconds from the first byte sent to the last one read. */
  readonly took: number;
}

const wire = (port: number, { key, ticket, body }: Shot) =>
  [
    'POST /api/class/enrollClass HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    `origin: http://127.0.0.1:${port}`,
    'sec-fetch-site: same-origin',
    'user-agent: Mozilla/5.0 Chrome/156.0.0.0',
    'accept-language: zh',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `idempotency-key: ${key}`,
    `cookie: __Host-ticket=${ticket}`,
    '',
    body,
  ].join('\r\n');

const bodyOf = (answer: Buffer): string | undefined => {
  const end = answer.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const length = Number(/content-length: (\d+)/i.exec(answer.toString('latin1', 0, end))?.[1]);
  return answer.length < end + 4 + length ? undefined : answer.toString('utf8', end + 4, end + 4 + length);
};

/** Sends one request and returns the body of its answer. */
const ask = (socket: Socket, text: string) =>
  new Promise<string>((resolve, reject) => {
    let read: Buffer = Buffer.alloc(0);
    const lost = () => reject(new Error('The connection ended before its answer.'));
    const take = (chunk: Buffer) => {
      read = read.length === 0 ? chunk : Buffer.concat([read, chunk]);
      const body = bodyOf(read);
      if (body === undefined) return;
      socket.off('data', take).off('close', lost);
      resolve(body);
    };
    socket.on('data', take).once('close', lost).write(text);
  });

interface Sending {
  readonly connections: number;
  /** Called with each answer as it arrives. */
  readonly onHit?: (hit: Hit) => void;
}

/**
 * Sends all shots over a number of parallel connections. A connection sends its next shot once it has read an answer,
 * and none after it has ended.
 * @returns the shots that were answered
 */
export const sendAll = async (
  port: number,
  shots: readonly Shot[],
  { connections, onHit }: Sending,
): Promise<readonly Hit[]> => {
  const texts = shots.map((shot) => wire(port, shot));
  const hits: Hit[] = [];
  let next = 0;
  const work = async () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.on('error', () => undefined);
    for (let at = next++; at < shots.length; at = next++) {
      const began = performance.now();
      const answer = await ask(socket, texts[at] ?? '').catch(() => undefined);
      if (answer === undefined) return;
      const { code, data } = JSON.parse(answer);
      const hit = {
        key: shots[at]?.key ?? '',
        code,
        enrol_no: data?.enrol_no ?? '',
        took: performance.now() - began,
      };
      hits.push(hit);
      onHit?.(hit);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return hits;
};
