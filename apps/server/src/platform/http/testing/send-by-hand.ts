import { once } from 'node:events';
import { connect } from 'node:net';

/** Writes raw requests to the server of a test. They may hold back bytes that they have announced. */
export const sendByHand = (port: number) => {
  const headOf = (lines: readonly string[]) => [...lines, `host: 127.0.0.1:${port}`, '', ''].join('\r\n');
  return {
    /** Sends a head and a body and returns the code of the answer. The body may be shorter than announced. */
    ask: async (lines: readonly string[], body: Buffer): Promise<number> => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.write(headOf(lines));
      socket.write(body);
      let answer = '';
      while (!answer.includes('"code"')) answer += String((await once(socket, 'data'))[0]);
      socket.destroy();
      return Number(/"code":(\d+)/.exec(answer)?.[1]);
    },
    /** Opens connections that send a head and a body and nothing more. */
    hold: (connections: number, lines: readonly string[], body: Buffer) => {
      const sent = Buffer.concat([Buffer.from(headOf(lines)), body]);
      const sockets = Array.from({ length: connections }, () => connect({ port, host: '127.0.0.1' }));
      for (const socket of sockets) socket.write(sent);
      return { sockets, bytes: sent.length };
    },
  };
};
