import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A place on this machine that connections go to. */
interface DeafServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A server that takes connections and says nothing: no answer, and no word of a secure connection either. */
export const openSilent = async (): Promise<DeafServer & { readonly heard: () => string }> => {
  const sockets: Socket[] = [];
  let heard = '';
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('data', (data) => {
      heard += data.toString('latin1');
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    heard: () => heard,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

/** A process that listens, and stands still before it takes any connection. */
const still = `const server = require('node:net').createServer();
server.listen({ host: '127.0.0.1', port: 0, backlog: 1 }, () => {
  require('node:fs').writeSync(1, server.address().port + '\\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});`;

/** A server that takes no connection: its queue is full, and the machine drops those that knock. */
export const openFull = async (): Promise<DeafServer> => {
  const child = spawn(process.execPath, ['-e', still], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [told] = await once(child.stdout, 'data');
  const port = Number(String(told));
  const knocking = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'));
  for (const socket of knocking) socket.on('error', () => undefined);
  // Those that the queue holds are connected at once; the others are dropped.
  await Promise.race(knocking.map((socket) => once(socket, 'connect')));
  return {
    port,
    close: async () => {
      for (const socket of knocking) socket.destroy();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};
