import { keepsCertificates } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import { countAnswer, evaluateAnswer } from './evaluate-answer.js';
import { findPack } from './find-pack.js';
import { readNamed } from './read-named.js';
import { takeAnswer } from './take-answer.js';

export const previewRegistryAnswer = handle('certificate/previewRegistryAnswer', async (call) => {
  const { class_id, pack_id } = call.input;
  const { db } = call.services.store;
  const { lines, unknown, look } = await takeAnswer(call);
  // As it will be taken: in a state of the class that takes no answers nothing is promised.
  const { status } = await db
    .selectFrom('class')
    .select('status')
    .where('class_id', '=', class_id)
    .executeTakeFirstOrThrow();
  if (!keepsCertificates(status, 'candidate')) throw refuseClass(status);
  const { is_sent } = await findPack(db, call.input);
  if (!is_sent) throw refuseTransition({ thing: 'registry', state: 'packed' });
  const evaluated = evaluateAnswer(lines, { pack_id, certificates: await readNamed(db, class_id, lines) });
  return { ...look, ...countAnswer(evaluated), unknown: [...unknown] };
});
