import type { Transaction } from 'kysely';
import { sealText } from '../domain/notes/note-text.js';
import type { Services } from '../platform/services.js';
import type { Database } from '../platform/store/database.js';
import { newId } from '../platform/store/new-id.js';
import { dayOf } from '../platform/store/sql/day-of.js';
import { accountId, type DemoIds } from './demo-ids.js';

const day = 86_400_000;

/** The notes of an account that runs classes, the latest first. */
const written = [
  {
    title: '考前一天',
    content:
      '## 上午\n\n- [x] 核对考场门牌\n- [ ] 两台扫码设备**充满电**\n- [ ] 打印签到表\n\n## 下午\n\n1. 与监考人员对时\n2. 备用座位各留两个\n\n> 第 3 考场改到二楼，门口要贴指引。',
  },
  {
    title: '常用电话',
    content: '| 事项 | 找谁 |\n| --- | --- |\n| 考场设备 | 教务处值班 |\n| 发票 | 财务室 |',
  },
  { title: '材料退回的常见原因', content: '- 照片背景不是白色\n- 学历证明缺编号\n- 工作年限证明没有盖章' },
] as const;

/** The earlier text of the first note. */
const before = { title: '考前一天', content: '- [ ] 核对考场门牌\n- [ ] 扫码设备充电' } as const;

const minutes = (count: number) => count * 60_000;

/** The class of the first note: the next exam of the classes that the demo's class master runs. */
const nextExam = (tx: Transaction<Database>, ids: DemoIds) =>
  tx
    .selectFrom('class')
    .select('class_id')
    .where('master_id', '=', accountId(ids, 'master01'))
    .where('status', 'in', ['enrolling', 'closed', 'arranged'])
    .orderBy('exam_at')
    .orderBy('class_id')
    .limit(1)
    .executeTakeFirst();

/**
 * Writes the notes of two accounts of the demo. The first note of each is about a class, to be followed up
 * the day after tomorrow.
 */
export const writeDemoNotes = async (
  tx: Transaction<Database>,
  ids: DemoIds,
  { keyring, now, programme }: Pick<Services, 'keyring' | 'now' | 'programme'>,
): Promise<void> => {
  const next = await nextExam(tx, ids);
  const at = now().getTime();
  const due_on = dayOf(new Date(at + 2 * day), programme);
  const rows = (['master01', 'zkyadmin01'] as const).flatMap((username) =>
    written.map((text, index) => {
      const updated_at = new Date(at - (index + 1) * day);
      const isFirst = index === 0;
      return {
        user_id: accountId(ids, username),
        note_id: newId(),
        version: isFirst ? 2 : 1,
        text_enc: sealText(keyring, text),
        pinned: index === 1,
        class_id: isFirst ? (next?.class_id ?? null) : null,
        due_on: isFirst ? due_on : null,
        created_at: new Date(updated_at.getTime() - minutes(30)),
        updated_at,
      };
    }),
  );
  await tx.insertInto('note').values(rows).execute();
  const versions = rows
    .filter(({ version }) => version === 2)
    .map(({ user_id, note_id, created_at }) => ({
      ...{ user_id, note_id, version_id: newId(), version: 1 },
      ...{ text_enc: sealText(keyring, before), at: created_at },
    }));
  await tx.insertInto('note_version').values(versions).execute();
};
