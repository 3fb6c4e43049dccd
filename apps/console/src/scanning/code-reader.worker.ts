import type { CodeAnswer, CodeQuestion } from '@skillcert/ui';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { prepareReader, readCode } from './read-code.js';

const answer = (said: CodeAnswer) => globalThis.postMessage(said);

globalThis.addEventListener('message', async ({ data: asked }: MessageEvent<CodeQuestion>) => {
  try {
    const picture = new ImageData(asked.data, asked.width, asked.height);
    answer({ kind: 'read', id: asked.id, text: await readCode(picture) });
  } catch {
    answer({ kind: 'failed' });
  }
});

prepareReader(wasm).then(
  () => answer({ kind: 'ready' }),
  () => answer({ kind: 'failed' }),
);
