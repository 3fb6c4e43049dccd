import type { InputOf } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { openSheet } from '../../../platform/sheet/testing/sheets-here.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { changeRegistryPack } from '../registry/change-registry-pack.js';
import { chooseRegistryResults } from '../registry/choose-registry-results.js';
import { exportRegistryPack } from '../registry/export-registry-pack.js';
import { fetchRegistryPacks } from '../registry/fetch-registry-packs.js';
import { packRegistry } from '../registry/pack-registry.js';
import { previewRegistryAnswer } from '../registry/preview-registry-answer.js';
import { returnRegistry } from '../registry/return-registry.js';
import { undoAcceptance } from '../registry/undo-acceptance.js';

/** A line of an answer: a number, a result and a fault. */
type SaidLine = readonly [certificate_no: string, result: string, fault?: string];

export const answerHeads = ['证书编号', '处理结果', '失败原因'];

/** An answer of the registry as a CSV file. */
export const answerOf = (lines: readonly SaidLine[], heads: readonly string[] = answerHeads): Buffer =>
  Buffer.from([['国家登记回执'], heads, ...lines].map((row) => row.join(',')).join('\r\n'));

/** The calls by which a class's certificates come into the registry. */
export const registryDesk = (services: Services, class_id: number) => {
  const on = (caller: StaffSession) => ({ services, caller });
  const take = (
    caller: StaffSession,
    pack_id: number,
    only: InputOf<'certificate/exportRegistryPack'>['only'] = 'all',
  ) =>
    callHandler(exportRegistryPack, {
      ...on(caller),
      input: { class_id, pack_id, only, purpose: '上传国家登记' },
    });
  return {
    pack: (caller: StaffSession, from: InputOf<'certificate/packRegistry'>['from'] = 'none') =>
      callHandler(packRegistry, { ...on(caller), input: { class_id, from } }),
    packs: async (caller: StaffSession) =>
      (await callHandler(fetchRegistryPacks, { ...on(caller), input: { class_id } })).items,
    chosen: async (caller: StaffSession) =>
      (await callHandler(fetchRegistryPacks, { ...on(caller), input: { class_id } })).results,
    take,
    /** The sheet of a pack, row by row, its heads first. */
    rows: async (...asked: Parameters<typeof take>) => {
      const rows: (readonly string[])[] = [];
      for await (const some of openSheet(Buffer.from((await take(...asked)).bytes)))
        rows.push(...some.map(({ cells }) => cells));
      return rows;
    },
    change: (caller: StaffSession, pack_id: number, event: 'send' | 'discard') =>
      callHandler(changeRegistryPack, { ...on(caller), input: { class_id, pack_id, event } }),
    choose: (
      caller: StaffSession,
      pack_id: number,
      results: InputOf<'certificate/chooseRegistryResults'>['results'],
    ) => callHandler(chooseRegistryResults, { ...on(caller), input: { class_id, pack_id, results } }),
    undo: (caller: StaffSession, pack_id: number) =>
      callHandler(undoAcceptance, { ...on(caller), input: { class_id, pack_id, reason: '误读回执' } }),
    look: (caller: StaffSession, pack_id: number, bytes: Buffer, head_row?: number) =>
      callHandler(previewRegistryAnswer, { ...on(caller), input: { class_id, pack_id, head_row }, bytes }),
    answer: (caller: StaffSession, pack_id: number, bytes: Buffer, head_row?: number) =>
      callHandler(returnRegistry, {
        ...on(caller),
        input: { class_id, pack_id, title: '回执.csv', head_row },
        bytes,
      }),
  };
};
