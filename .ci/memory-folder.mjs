import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';

const folder = '/dev/shm/skillcert';
const enough = 8 * 2 ** 30;

/**
 * The environment that puts what a run makes and throws away into memory, where there is room and programs may run; else nothing, and
 * it lies where it usually does. A disk's file system looks longer for each new file the more have been deleted in the last minutes,
 * and a run deletes hundreds of databases.
 */
export const memoryFolder = () => {
  if (!existsSync('/dev/shm')) return {};
  const { bavail, bsize } = statfsSync('/dev/shm');
  const forbids = /^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync('/proc/mounts', 'utf8'));
  if (forbids || bavail * bsize < enough) return {};
  mkdirSync(folder, { recursive: true });
  // Anybody may put something in its place: what is opened to everybody is a folder of one's own, and nothing that it points to.
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return {};
  // As /tmp itself is: some tests work as another user.
  chmodSync(folder, 0o1777);
  return { TMPDIR: folder };
};
