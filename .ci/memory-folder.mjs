import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm/skillcert';
const enough = 8 * 2 ** 30;

/**
 * The environment that puts temporary files of a run into memory, if there is room and programs may run there; else
 * empty, and they lie in the usual place. A disk's file system takes longer for each new file after many deletions
 * in the last minutes, and a run deletes hundreds of databases.
 */
export const memoryFolder = () => {
  if (!existsSync('/dev/shm')) return {};
  const { bavail, bsize } = statfsSync('/dev/shm');
  const forbids = /^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync('/proc/mounts', 'utf8'));
  if (forbids || bavail * bsize < enough) return {};
  mkdirSync(folder, { recursive: true });
  // Anybody could replace it: only a folder of one's own is opened to everybody, and never the target of a link.
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return {};
  // As /tmp itself is: some tests work as another user.
  chmodSync(folder, 0o1777);
  return { TMPDIR: folder };
};
