import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Binaries } from '../platform/store/embedded/find-binaries.js';

type Message =
  | { said: 'ready'; ms: number }
  | { said: 'acked'; key: string }
  | { said: 'pong'; ok: boolean }
  | { said: 'closed' };

/** A running store-process.ts. */
export interface StoreProcess {
  child: ChildProcess;
  /** Keys of all rows whose commit was reported. */
  acked: string[];
  stderr(): string;
  tell(command: 'write' | 'ping' | 'close'): void;
  /** The next message of this kind; rejects when the process ends first. */
  hear<S extends Message['said']>(said: S): Promise<Extract<Message, { said: S }>>;
  exited: Promise<number | null>;
}

/** Starts a process on a data directory, with an environment of its own on top of ours. */
export function startStoreProcess(
  entry: string,
  data_dir: string,
  options: { binaries?: Binaries; env?: NodeJS.ProcessEnv; uid?: number } = {},
): StoreProcess {
  const identity = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid };
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      DATA_DIR: data_dir,
      TEST_BINARIES: JSON.stringify(options.binaries ?? null),
      ...options.env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...identity,
  });
  const acked: string[] = [];
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const waiting = new Set<(message: Message) => void>();
  const heard = new Map<string, Message>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message: Message = JSON.parse(line);
    if (message.said === 'acked') acked.push(message.key);
    else heard.set(message.said, message);
    for (const listener of waiting) listener(message);
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));

  const hear = <S extends Message['said']>(said: S) =>
    new Promise<Extract<Message, { said: S }>>((resolve, reject) => {
      const isWanted = (message: Message): message is Extract<Message, { said: S }> => message.said === said;
      const listener = (message: Message) => {
        if (!isWanted(message)) return;
        waiting.delete(listener);
        heard.delete(said);
        resolve(message);
      };
      waiting.add(listener);
      const already = heard.get(said);
      if (already) listener(already);
      void exited.then(() => reject(new Error(`The process ended before it said "${said}": ${errors}`)));
    });
  return {
    child,
    acked,
    stderr: () => errors,
    tell: (command) => child.stdin.write(`${command}\n`),
    hear,
    exited,
  };
}
